import { codes } from '#contract/codes.ts';
import { Failure } from '#domain/failure.ts';
import { failureText } from '#i18n/failure.ts';
import { setupI18n } from '@lingui/core';
import { describe, expect, it } from 'vitest';
import { memberWords, refusalWords } from './refusal-words.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const say = (code: number): string => {
  const text = failureText(new Failure('rejected', code, 'said by the server'), refusalWords);
  return typeof text === 'string' ? text : i18n._(text);
};
const sayMember = (failure: Failure): string | null => {
  const words = memberWords(failure);
  return words && i18n._(words);
};

describe('a refusal in words', () => {
  const silent: readonly number[] = [codes.ok, codes.unauthorized, codes.intentReused];
  const told = Object.entries(codes).filter(([, code]) => !silent.includes(code));

  it.each(told)('has words of ours for %s', (_name, code) => {
    expect(say(code)).not.toBe('said by the server');
    expect(say(code)).toMatch(/^[A-Z][^{}]+$/);
  });

  it('says one thing for each', () => {
    expect(new Set(told.map(([, code]) => say(code))).size).toBe(told.length);
  });

  it('gives the figures of the rules', () => {
    expect(say(codes.windowClosed)).toContain('9:00 to 18:00');
    expect(say(codes.wrongFundPassword)).toContain('After 5 wrong tries in a row, wait 15 minutes');
    expect(say(codes.resting)).toContain('24 hours');
  });

  it('says what only a device with money meets', () => {
    expect(sayMember(new Failure('storage'))).toContain('Your device is out of space');
    expect(sayMember(new Failure('elsewhere'))).toContain('Another tab is finishing this');
  });

  it.each([
    ['Please try again in 1 s', 'Too many attempts. Try again in 1 second'],
    ['Please try again in 60 s', 'Too many attempts. Try again in 60 seconds'],
    ['Please try again in 2 min', 'Too many attempts. Try again in 2 minutes'],
    ['Try again in a few seconds', null],
  ])('says how long to wait: %s', (message, words) => {
    expect(sayMember(new Failure('rejected', codes.tooManyAttempts, message))).toBe(words);
  });
});

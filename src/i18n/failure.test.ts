import { setupI18n, type Messages } from '@lingui/core';
import { describe, expect, it } from 'vitest';
import { codes } from '#contract/codes.ts';
import { Failure, type FailureKind } from '#domain/failure.ts';
import { entryWords, failureText } from './failure.ts';

const catalogs = import.meta.glob<{ messages: Messages }>('../../locales/{en,ar,pseudo}/shell.po', { eager: true });
const messages = Object.fromEntries(
  Object.entries(catalogs).map(([path, catalog]) => [path.split('/').at(-2) ?? '', catalog.messages]),
);
const say = (failure: Failure, locale = 'en'): string => {
  const text = failureText(failure, entryWords);
  return typeof text === 'string' ? text : setupI18n({ locale, messages })._(text);
};
const abnormal = 'Network problem. Try again later';

describe('a failure in words', () => {
  it.each<[FailureKind, string]>([
    ['offline', abnormal],
    ['timeout', abnormal],
    ['invalid', abnormal],
    ['server', abnormal],
    ['rejected', abnormal],
    ['unauthorized', 'Your session has ended. Please sign in again'],
  ])('%s reads "%s", and otherwise in Arabic', (kind, words) => {
    expect(say(new Failure(kind))).toBe(words);
    expect(say(new Failure(kind), 'ar')).toMatch(/[\u0600-\u06ff]/);
  });

  it('shows the server’s sentence for a code that it does not know', () => {
    expect(say(new Failure('rejected', 9_999, 'The vault is closed'))).toBe('The vault is closed');
  });

  it('never shows what a broken server says', () => {
    expect(say(new Failure('server', 500, 'stack trace'))).toBe(abnormal);
  });

  it('has words of its own for what can go wrong at the entry', () => {
    const refusal = new Failure('rejected', codes.wrongCredentials, 'said by the server');
    expect(say(refusal)).toBe('Phone, e-mail or password is not right');
    expect(say(refusal, 'ar')).toMatch(/[\u0600-\u06ff]/);
  });
});

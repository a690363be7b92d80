import { setupI18n, type Messages } from '@lingui/core';
import { describe, expect, it } from 'vitest';
import { codes } from '#contract/codes.ts';
import { Failure, type FailureKind } from '#domain/failure.ts';
import { failureText } from './failure.ts';

const catalogs = import.meta.glob<{ messages: Messages }>('../../locales/*/shell.po', { eager: true });
const messages = Object.fromEntries(
  Object.entries(catalogs).map(([path, catalog]) => [path.split('/').at(-2) ?? '', catalog.messages]),
);
const say = (failure: Failure, locale = 'en'): string => {
  const text = failureText(failure);
  return typeof text === 'string' ? text : setupI18n({ locale, messages })._(text);
};
const abnormal = 'Network abnormality, please try again later';

describe('a failure in words', () => {
  it.each<[FailureKind, string]>([
    ['offline', abnormal],
    ['timeout', abnormal],
    ['invalid', abnormal],
    ['server', abnormal],
    ['rejected', abnormal],
    ['unauthorized', 'Your session has ended. Please sign in again'],
    ['storage', "This device can't keep what must be kept before money moves. Free some space or leave private mode"],
    ['elsewhere', 'Another tab is still settling this. Look there first'],
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

  // The others are the client's own business: the member never meets them as such.
  const silent: readonly number[] = [codes.ok, codes.unauthorized, codes.intentReused];
  it.each(Object.entries(codes).filter(([, code]) => !silent.includes(code)))('has words for %s', (_name, code) => {
    expect(say(new Failure('rejected', code, 'said by the server'))).not.toBe('said by the server');
    expect(say(new Failure('rejected', code, 'said by the server'), 'ar')).toMatch(/[\u0600-\u06ff]/);
  });
});

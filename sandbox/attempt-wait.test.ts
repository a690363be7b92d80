/** What the sandbox counts is what the app reads (product 5.14). */
import { codes } from '#contract/codes.ts';
import { Failure } from '#domain/failure.ts';
import { verificationCode } from '#domain/limits.ts';
import { triesLeftOf } from '#domain/tries-left.ts';
import { expect, test } from 'vitest';
import { triesLeft } from './attempt-wait.ts';

const refused = (message: string): Failure => new Failure('rejected', codes.codeWrong, message);

test.each(Array.from({ length: verificationCode.tries }, (_, left) => left))('%s tries left are read', (left) => {
  expect(triesLeftOf(refused(`Wrong code. ${triesLeft(left)}`))).toBe(left);
});

test.each(['', 'Wrong code', 'No tries left over here', 'many tries left'])('nothing is read off %j', (message) => {
  expect(triesLeftOf(refused(message))).toBe(null);
});

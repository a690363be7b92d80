/** What the sandbox counts is what the app reads (product 5.14). */
import { codes } from '#contract/codes.ts';
import { waitOf } from '#domain/attempt-wait.ts';
import { Failure } from '#domain/failure.ts';
import { verificationCode } from '#domain/limits.ts';
import { triesLeftOf } from '#domain/tries-left.ts';
import { expect, test } from 'vitest';
import { tooManyAttempts, triesLeft } from './attempt-wait.ts';

const refused = (message: string): Failure => new Failure('rejected', codes.codeWrong, message);

test.each(Array.from({ length: verificationCode.tries }, (_, left) => left))('%s tries left are read', (left) => {
  expect(triesLeftOf(refused(`Wrong code. ${triesLeft(left)}`))).toBe(left);
});

test.each(['', 'Wrong code', 'No tries left over here', 'many tries left'])('nothing is read off %j', (message) => {
  expect(triesLeftOf(refused(message))).toBe(null);
});

test.each([
  [1, { seconds: 1 }],
  [60_000, { seconds: 60 }],
  [60_001, { minutes: 2 }],
  [900_000, { minutes: 15 }],
])('a wait of %s ms is read', (ms, wait) => {
  expect(waitOf(refused(tooManyAttempts(ms).message))).toEqual(wait);
});

test.each(['', 'Try again in a few seconds', 'Wait 15 min', 'in 15 min or so'])('no wait is read off %j', (message) => {
  expect(waitOf(refused(message))).toBe(null);
});

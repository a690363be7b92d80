import { expect, test } from 'vitest';
import { codes } from '#contract/codes.ts';
import { createCallLimit } from './call-limit.ts';

test('a member calls so often at once, again as time passes, and takes nothing from another', () => {
  const limit = createCallLimit({ burst: 3, refill: 2 });
  for (let call = 0; call < 3; call += 1) limit.count('asha', 1_000);
  expect(() => limit.count('asha', 1_000)).toThrow(
    expect.objectContaining({ code: codes.tooManyAttempts, message: expect.stringMatching(/ in 1 s$/) }),
  );
  limit.count('noor', 1_000);
  limit.count('asha', 1_600);
  expect(() => limit.count('asha', 1_600)).toThrow();
});

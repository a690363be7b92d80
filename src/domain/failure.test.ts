import { describe, expect, it } from 'vitest';
import { Failure, isDefinite, isUnsent, toFailure, type FailureKind } from './failure.ts';

describe('a failure', () => {
  it.each<[FailureKind, boolean, boolean]>([
    ['offline', false, false],
    ['timeout', false, false],
    ['unauthorized', false, false],
    ['rejected', true, false],
    ['invalid', false, false],
    ['server', false, false],
    ['storage', false, true],
    ['elsewhere', false, true],
  ])('%s is definite: %s, never sent: %s', (kind, definite, unsent) => {
    const failure = new Failure(kind, 7, 'said');
    expect({ definite: isDefinite(failure), unsent: isUnsent(failure) }).toEqual({ definite, unsent });
    expect({ kind: failure.kind, code: failure.code, message: failure.message }).toEqual({
      kind,
      code: 7,
      message: 'said',
    });
    expect(toFailure(failure)).toBe(failure);
  });

  it.each([new TypeError('defect'), 'text', undefined, null, { kind: 'rejected', code: 200 }])(
    'that is none counts as not valid (%s)',
    (thrown) => expect(toFailure(thrown)).toEqual(new Failure('invalid')),
  );
});

import { expect, test } from 'vitest';
import { scale } from '#tests/sandbox/scale.ts';
import { playSequences } from '#tests/sandbox/sequences.ts';

test(
  '100 sequences of 60 commands keep every invariant',
  async () => {
    await expect(playSequences('sequences two', 100)).resolves.toBeUndefined();
  },
  900_000 * scale,
);

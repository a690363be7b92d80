import { expect, test } from 'vitest';
import { patience } from '#tests/sandbox/scale.ts';
import { playSequences } from '#tests/sandbox/sequences.ts';

test(
  'sequences of 60 random commands keep every invariant',
  async () => {
    await expect(playSequences('sequences one', 100)).resolves.toBeUndefined();
  },
  patience(900_000),
);

/** A source of randomness that gives the same numbers for the same seed. For demo data and tests, never for tokens. */
import { createHash } from 'node:crypto';
import type { Random } from '#sandbox/context.ts';

export function seededRandom(seed: string): Random {
  let block = 0;
  let buffer = Buffer.alloc(0);
  const take = (bytes: number): Buffer => {
    while (buffer.length < bytes) {
      const next = createHash('sha256').update(`${seed}:${block}`).digest();
      buffer = Buffer.concat([buffer, next]);
      block += 1;
    }
    const taken = buffer.subarray(0, bytes);
    buffer = buffer.subarray(bytes);
    return taken;
  };
  return {
    // 48 bits over small ranges: the bias is far below what anything here could notice.
    below: (below) => take(6).readUIntBE(0, 6) % below,
    hex: (bytes) => take(bytes).toString('hex'),
  };
}

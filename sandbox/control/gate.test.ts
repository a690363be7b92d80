import { describe, expect, it } from 'vitest';
import { createGate } from './gate.ts';

describe('the gate', () => {
  it('lets an exclusive work wait for the running and hold back the coming', async () => {
    const gate = createGate();
    const log: string[] = [];
    const first = Promise.withResolvers<void>();
    const running = gate.shared(async () => {
      await first.promise;
      log.push('running');
    });
    const alone = gate.exclusive(async () => {
      log.push('alone begins');
      await Promise.resolve();
      log.push('alone ends');
    });
    const coming = gate.shared(async () => {
      log.push('coming');
    });
    first.resolve();
    await Promise.all([running, alone, coming]);
    expect(log).toEqual(['running', 'alone begins', 'alone ends', 'coming']);
  });

  it('opens again after a failure', async () => {
    const gate = createGate();
    await expect(gate.exclusive(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await expect(gate.shared(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await gate.shared(async () => 'open')).toBe('open');
    expect(await gate.exclusive(async () => 'alone')).toBe('alone');
  });
});

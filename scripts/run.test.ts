import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';

const isRunning = (id: number): boolean => {
  try {
    return process.kill(id, 0);
  } catch {
    return false;
  }
};

it('ends what it runs when its own process ends', async () => {
  const program = `
    import { run } from './run.ts';
    process.once('SIGTERM', () => process.exit());
    await run(process.execPath, ['--eval', 'console.log(process.pid); setInterval(() => {}, 1_000)']);`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], { cwd: import.meta.dirname });
  const [said] = (await once(child.stdout, 'data')) as [Buffer];
  expect(isRunning(Number(said))).toBe(true);
  child.kill();
  await once(child, 'exit');
  await expect.poll(() => isRunning(Number(said))).toBe(false);
});

/** Programs that a load runs beside itself: the servers under it, as processes of their own. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { blankEnvironment } from '#sandbox/environment.ts';

export interface Program {
  base: string;
  child: ChildProcess;
  output: () => string;
  /** @returns the exit code; null after a signal */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

const root = join(import.meta.dirname, '..', '..');

/** As `npm start` and the image have it. */
const asStarted = '--max-semi-space-size=16';

async function start(script: string, environment: Record<string, string>, port: RegExp): Promise<Program> {
  const child = spawn(process.execPath, [asStarted, join(root, script)], {
    env: { ...process.env, ...blankEnvironment, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const ended = once(child, 'close').then(([code]) => code as number | null);
  const base = await new Promise<string>((resolve, reject) => {
    const take = (chunk: Buffer): void => {
      output += chunk.toString();
      const found = port.exec(output)?.[1];
      if (found !== undefined) resolve(`http://127.0.0.1:${found}`);
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    void ended.then(() => reject(new Error(`${script} did not start:\n${output}`)));
  });
  return {
    base,
    child,
    output: () => output,
    stop: (signal = 'SIGTERM') => {
      child.kill(signal);
      return ended;
    },
  };
}

export const startBare = (databaseUrl: string): Promise<Program> =>
  start('bench/load/bare-server.ts', { DATABASE_URL: databaseUrl }, /PORT (\d+)/);

export const startDayrent = (databaseUrl: string, environment: Record<string, string> = {}): Promise<Program> =>
  start(
    'sandbox/main.ts',
    { DATABASE_URL: databaseUrl, PORT: '0', ...environment },
    /App\s+http:\/\/localhost:(\d+)\//,
  );

/** kB, as Linux counts them: those that it has now (VmRSS), or had at most (VmHWM). */
export const memoryOf = ({ child }: Program, what: 'VmRSS' | 'VmHWM'): number =>
  Number(new RegExp(String.raw`${what}:\s+(\d+)`).exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1] ?? 0);

/** For tests: the real server as a child process. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { blankEnvironment } from '#sandbox/environment.ts';

const main = join(import.meta.dirname, '..', '..', 'sandbox', 'main.ts');

export interface Started {
  /** Base address; empty when it did not start. */
  url: string;
  /** What it said so far, both streams. */
  output: () => string;
  /** Exit code, once it has ended; null after a signal. */
  ended: Promise<number | null>;
  kill(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null>;
}

/**
 * Below the ports that the system gives to outgoing calls: one that is free now is free after a restart. Worlds that share a
 * process and servers of their own don't meet, since neither knows which of the other's are stopped.
 */
export const ports = { shared: [20_000, 26_000], own: [26_000, 32_000] } as const;

/** @param kept those of servers that are stopped and come back */
export function anyPort([first, last]: readonly [number, number], kept: readonly number[]): number {
  for (;;) {
    const port = first + Math.floor(Math.random() * (last - first));
    if (!kept.includes(port)) return port;
  }
}

/** Given by this process. */
const given: number[] = [];

/** A port that was free a moment ago, and that nobody else of this process was given. @param range of few for a test */
export async function freePort(range: readonly [number, number] = ports.own): Promise<number> {
  for (;;) {
    const server = createServer().listen(anyPort(range, given), '127.0.0.1');
    try {
      await once(server, 'listening');
    } catch {
      // Taken: another one.
      continue;
    }
    const { port } = server.address() as AddressInfo;
    server.close();
    await once(server, 'close');
    given.push(port);
    return port;
  }
}

interface Running {
  child: ChildProcess;
  output: () => string;
  ended: Promise<number | null>;
}

/** Runs a script of ours under this Node. A setting of the server's that isn't given has its default. */
export function runScript(script: string, environment: Record<string, string>, args: readonly string[] = []): Running {
  // It lives for seconds: compiling the database's hot parts anew would take longer than they save.
  const child = spawn(process.execPath, ['--liftoff-only', script, ...args], {
    env: { ...process.env, ...blankEnvironment, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const keep = (chunk: Buffer): void => {
    output += chunk.toString();
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  // `close` comes after the last output, `exit` may come before it.
  const ended = once(child, 'close').then(([code]) => code as number | null);
  return { child, output: () => output, ended };
}

/** Starts the server and waits until it says that it runs, or ends. */
export async function startServer(environment: Record<string, string>): Promise<Started> {
  const { child, output, ended } = runScript(main, environment);
  const url = await new Promise<string>((resolve) => {
    child.stdout?.on('data', () => {
      const address = /App\s+(http:\S+)\//.exec(output())?.[1];
      if (address !== undefined && output().includes('Ctrl+C')) resolve(address);
    });
    void ended.then(() => resolve(''));
  });
  return {
    url,
    output,
    ended,
    kill: (signal) => {
      child.kill(signal);
      return ended;
    },
  };
}

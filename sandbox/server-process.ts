/** For tests: the real server as a child process. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';

const main = join(import.meta.dirname, 'main.ts');

export interface Started {
  /** Base address; empty when it did not start. */
  url: string;
  /** What it said so far, both streams. */
  output(): string;
  /** Exit code, once it has ended; null after a signal. */
  ended: Promise<number | null>;
  kill(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null>;
}

/** A port that was free a moment ago. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

const exitOf = async (child: ChildProcess): Promise<number | null> => ((await once(child, 'exit')) as [number | null])[0];

/** Starts the server and waits until it says that it runs, or ends. */
export async function startServer(environment: Record<string, string>): Promise<Started> {
  const child = spawn(process.execPath, [main], {
    env: { ...process.env, DATABASE_URL: '', LOG_LEVEL: 'error', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const ended = exitOf(child);
  const url = await new Promise<string>((resolve) => {
    const listen = (chunk: Buffer): void => {
      output += chunk.toString();
      const address = /App\s+(http:\S+)\//.exec(output)?.[1];
      if (address !== undefined && output.includes('Ctrl+C')) resolve(address);
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    void ended.then(() => resolve(''));
  });
  return {
    url,
    output: () => output,
    ended,
    kill: (signal) => {
      child.kill(signal);
      return ended;
    },
  };
}

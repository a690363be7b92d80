/** Where the world of a browser test is served: in a process that a worker's worlds share, or in one of its own. */
import { fork, type ChildProcess } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, startServer, type Started } from '#tests/sandbox/server-process.ts';
import { seededData, seededDump } from './seeded.ts';

/** One server with the seeded data. Its address stays the same until it is closed. */
export interface WorldServer {
  url: string;
  /** At once: calls on their way are cut off. */
  kill(): Promise<void>;
  /** The same data at the same address. */
  restart(): Promise<void>;
  /** Killed, and begun again from the seeded data. */
  rewind(): Promise<void>;
  close(): Promise<void>;
}

export type HostOrder = { kind: 'open'; dist: string } | { kind: 'start' | 'stop' | 'rewind' | 'close'; id: number };

export type HostAnswer = { turn: number } & ({ id: number; port: number } | { error: string });

const defaultDist = join(import.meta.dirname, '..', '..', 'dist');

/** The process that serves the worlds of one worker. */
export class WorldHost {
  readonly #child: ChildProcess;
  readonly #waiting = new Map<number, (answer: HostAnswer) => void>();
  #turn = 0;

  constructor() {
    this.#child = fork(join(import.meta.dirname, 'world-host.ts'), [seededDump], {
      execArgv: [],
      env: { ...process.env, DATABASE_URL: '' },
    });
    this.#child.on('message', (answer: HostAnswer) => this.#waiting.get(answer.turn)?.(answer));
    this.#child.on('exit', (code) => {
      for (const [turn, hear] of this.#waiting) hear({ turn, error: `the host of the worlds ended with ${code}` });
    });
  }

  async tell(order: HostOrder): Promise<{ id: number; port: number }> {
    this.#turn += 1;
    const turn = this.#turn;
    const answer = await new Promise<HostAnswer>((resolve) => {
      this.#waiting.set(turn, resolve);
      this.#child.send({ turn, order });
    });
    this.#waiting.delete(turn);
    if ('error' in answer) throw new Error(answer.error);
    return answer;
  }

  /** @param dist folder of the build to serve */
  async open(dist = defaultDist): Promise<WorldServer> {
    const { id, port } = await this.tell({ kind: 'open', dist });
    const tell = (kind: 'start' | 'stop' | 'rewind' | 'close') => async () => {
      await this.tell({ kind, id });
    };
    return {
      url: `http://localhost:${port}`,
      kill: tell('stop'),
      restart: tell('start'),
      rewind: tell('rewind'),
      close: tell('close'),
    };
  }

  close(): void {
    this.#child.disconnect();
  }
}

/** A server process on its own copy of the seeded folder, for what a real death of it has to show. */
export async function openProcess(): Promise<WorldServer> {
  const folder = await mkdtemp(join(tmpdir(), 'dayrent-e2e-'));
  const port = await freePort();
  const start = async (): Promise<Started> => {
    const server = await startServer({ DATA_DIR: folder, PORT: String(port) });
    if (server.url === '') throw new Error(`the server did not start: ${server.output()}`);
    return server;
  };
  await cp(seededData, folder, { recursive: true });
  let server = await start();
  const { url } = server;
  const kill = async () => {
    await server.kill('SIGKILL');
  };
  const restart = async () => {
    server = await start();
  };
  return {
    url,
    kill,
    restart,
    rewind: async () => {
      await kill();
      await rm(folder, { recursive: true });
      await cp(seededData, folder, { recursive: true });
      await restart();
    },
    close: async () => {
      await kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

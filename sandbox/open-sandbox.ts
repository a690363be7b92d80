/** The sandbox on its database: opened, brought up to date, with the demo in it. */
import { randomBytes, randomInt } from 'node:crypto';
import { createApp } from './app.ts';
import type { Random } from './context.ts';
import { createGate } from './control/gate.ts';
import { openSandboxClock, systemClock } from './control/sandbox-clock.ts';
import { takeServerLock } from './control/server-lock.ts';
import { isComplete, resetDemo } from './control/reset.ts';
import { migrate } from './db/migrate.ts';
import { openDatabase, type OpenDatabase } from './db/open.ts';
import type { StartError } from './db/start-error.ts';
import type { Environment } from './environment.ts';
import { runJobs } from './jobs/run-jobs.ts';
import type { Logger } from './log.ts';
import { openLive, type Live } from './socket/live.ts';

export interface Sandbox {
  app: ReturnType<typeof createApp>;
  /** Says what changed, over sockets. */
  live: Live;
  close(): Promise<void>;
}

/** Unpredictable, as tokens need it. */
const systemRandom: Random = {
  below: (below) => randomInt(below),
  hex: (bytes) => randomBytes(bytes).toString('hex'),
};

/** An incomplete demo, from a first start that was cut off, is made again. */
async function prepare({ db, headLog }: OpenDatabase): Promise<void> {
  await migrate(db);
  const context = {
    db,
    clock: await openSandboxClock(db, systemClock),
    random: systemRandom,
    ...(headLog && { headLog }),
  };
  if (!(await isComplete(context))) await resetDemo(context, systemClock);
}

interface SandboxOptions {
  log: Logger;
  /** Folder of the built app, if it is to be served too. */
  dist?: string;
  checkReplies: boolean;
  /** Names by which it may be called beside localhost and addresses. */
  allowedHosts?: readonly string[];
  /** Another server took the Postgres over while it could not be reached. */
  onStolen?: (error: StartError) => void;
}

/**
 * The sandbox on a database that is open already; closing it leaves the database open.
 * @throws StartError with a sentence for people
 */
export async function startSandbox(
  opened: OpenDatabase,
  { log, dist, checkReplies, allowedHosts = [], onStolen }: SandboxOptions,
): Promise<Sandbox> {
  const { db, dialect, headLog } = opened;
  const unlock = dialect === 'postgres' ? await takeServerLock(db, onStolen) : async () => undefined;
  await prepare(opened);
  const clock = await openSandboxClock(db, systemClock);
  const context = { db, clock, random: systemRandom, ...(headLog && { headLog }) };
  const gate = createGate();
  const app = createApp({
    ...context,
    gate,
    checkReplies,
    allowedHosts,
    ...(dist !== undefined && { dist }),
    onError: (error, path) => log.error({ err: error, path }, 'call failed'),
  });
  const live = await openLive({
    context: { ...context, wallClock: systemClock },
    gate,
    allowedHosts,
    listen: opened.listen,
    catchUp: () => runJobs(context),
    onError: (error) => log.error({ err: error }, 'socket failed'),
  });
  return {
    app,
    live,
    async close() {
      await live.close();
      await unlock();
    },
  };
}

/** @throws StartError with a sentence for people */
export async function openSandbox(
  environment: Pick<Environment, 'DATA_DIR' | 'DATABASE_URL'> & Partial<Pick<Environment, 'ACCEPT_LOST_ENTRIES'>>,
  options: SandboxOptions,
): Promise<Sandbox> {
  const opened = await openDatabase({
    dataDir: environment.DATA_DIR,
    databaseUrl: environment.DATABASE_URL || undefined,
    firstBoot: prepare,
    acceptLost: environment.ACCEPT_LOST_ENTRIES,
  });
  try {
    const sandbox = await startSandbox(opened, options);
    return {
      ...sandbox,
      async close() {
        await sandbox.close();
        await opened.close();
      },
    };
  } catch (error) {
    await opened.close();
    throw error;
  }
}

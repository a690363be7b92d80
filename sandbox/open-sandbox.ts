/** The sandbox on its database: opened, brought up to date, with the demo in it. */
import { randomBytes, randomInt } from 'node:crypto';
import { createApp } from './app.ts';
import type { Random } from './context.ts';
import { createFaults, faultChannel } from './control/faults.ts';
import { createGate } from './control/gate.ts';
import { clockChannel, openSandboxClock, systemClock } from './control/sandbox-clock.ts';
import { demoChannel, isComplete, makeDemo } from './control/reset.ts';
import { locks } from './db/locks.ts';
import { migrate } from './db/migrate.ts';
import { openDatabase, type OpenDatabase } from './db/open.ts';
import type { Environment } from './environment.ts';
import { createCallLimit, visitorRate } from './http/call-limit.ts';
import { isGone } from './http/probes.ts';
import { nextDueAt, settleMember } from './jobs/run-jobs.ts';
import { startWorker } from './jobs/worker.ts';
import type { Metrics } from './operating/metrics.ts';
import type { Logger } from './operating/server-log.ts';
import { openPusher } from './push/pusher.ts';
import type { VapidKeys } from './push/send-push.ts';
import { openLive, type Live } from './socket/live.ts';

export interface Sandbox {
  app: ReturnType<typeof createApp>;
  /** Says what changed, over sockets. */
  live: Live;
  /** How long what is due has been waiting, ms. */
  behind(): Promise<number>;
  /** Begins nothing by itself any more. */
  rest(): Promise<void>;
  close(): Promise<void>;
}

/** Unpredictable, as tokens need it. */
const systemRandom: Random = {
  below: (below) => randomInt(below),
  hex: (bytes) => randomBytes(bytes).toString('hex'),
};

/** An incomplete demo, from a first start that was cut off, is made again. */
async function prepare({ db, headLog }: OpenDatabase, log: Logger): Promise<void> {
  const migrations = await migrate(db);
  if (migrations.length > 0) log.info({ migrations }, 'the schema was brought up to date');
  const context = {
    db,
    clock: await openSandboxClock(db, systemClock),
    random: systemRandom,
    ...(headLog && { headLog }),
  };
  if (!(await isComplete(context))) await makeDemo(context, systemClock);
}

export interface SandboxOptions {
  log: Logger;
  /** Folder of the built app, if it is to be served too. */
  dist?: string;
  checkReplies: boolean;
  /** Names by which it may be called beside localhost and addresses. */
  allowedHosts?: readonly string[];
  /** How many proxies of ours stand before the server. */
  proxies?: number;
  /** How many sockets may be open, of all members together. */
  sockets?: number;
  /** Sends pushes by them; none where it is not given. */
  vapid?: VapidKeys | undefined;
  metrics?: Pick<Metrics, 'sliced' | 'jobFailed'>;
}

/**
 * The sandbox on a database that is open already; closing it leaves the database open.
 * @throws StartError with a sentence for people
 */
export async function startSandbox(
  opened: OpenDatabase,
  { log, dist, checkReplies, allowedHosts = [], proxies = 0, sockets, vapid, metrics }: SandboxOptions,
): Promise<Sandbox> {
  const { db, money, figures, back, headLog, listen, lead, alone, beside } = opened;
  await alone(() => prepare({ ...opened, db: back }, log));
  const clock = await openSandboxClock(db, systemClock);
  const context = { db, clock, random: systemRandom, ...(headLog && { headLog }) };
  const gate = createGate();
  const faults = createFaults(db);
  const app = createApp({
    ...context,
    money,
    figures,
    back,
    gate,
    alone,
    beside,
    faults,
    checkReplies,
    allowedHosts,
    proxies,
    callLimit: createCallLimit(),
    visitorLimit: createCallLimit(visitorRate),
    catchUp: async () => undefined,
    settleMember: (memberId) => settleMember({ ...context, db: money }, memberId),
    ...(dist !== undefined && { dist }),
    ...(vapid && { pushKey: vapid.publicKey }),
    onError: (error, path) => log.error({ err: error, path }, 'call failed'),
  });
  const live = await openLive({
    context: { ...context, wallClock: systemClock },
    gate,
    allowedHosts,
    ...(sockets !== undefined && { all: sockets }),
    listen,
    onError: (error) => log.error({ err: error }, 'socket failed'),
  });
  const pusher =
    vapid &&
    (await openPusher({
      context: { db: back, wallClock: systemClock },
      gate,
      listen,
      keys: vapid,
      onError: (error) => log.error({ err: error }, 'a push was not sent'),
    }));
  let isClosing = false;
  /** What words of other servers began here: it needs the database until it ends. */
  const begun = new Set<Promise<void>>();
  const begin = (work: () => Promise<void>, failure: string): void => {
    const ended = work()
      .catch((error: unknown) => log.error({ err: error }, failure))
      .finally(() => begun.delete(ended));
    begun.add(ended);
  };
  const refresh = (): void => begin(async () => clock.refresh?.(), 'the clock was not read');
  /** Whoever calls here waits until the demo is there, wherever it is made. Who makes it may be gone: then this server does. */
  const waitForDemo = (): void =>
    begin(
      () =>
        gate.exclusive(() =>
          alone(async () => {
            if (isClosing) return;
            await prepare({ ...opened, db: back }, log);
            await clock.refresh?.();
          }),
        ),
      'the new demo was not waited for',
    );
  /** What was said meanwhile is lost. Calls wait only where a demo is really being made. */
  const lookForDemo = (): void =>
    begin(async () => {
      // Without its tables it was left by a server that died between deleting and making them.
      const isThere = await beside(() => isComplete({ db: back })).catch((error: unknown) => {
        if (isGone(error)) throw error;
        return false;
      });
      if (isThere !== true) waitForDemo();
    }, 'a new demo was not looked for');
  const look = (): void => faults.look();
  look();
  const stops = [
    await listen(clockChannel, refresh, refresh),
    await listen(faultChannel, look, look),
    await listen(demoChannel, waitForDemo, lookForDemo),
  ];
  let isWorking = false;
  const worker = startWorker({
    context: { ...context, db: back },
    gate,
    async lead() {
      const leads = await lead(locks.work);
      if (leads && !isWorking) log.info('what happens by itself is done by this server');
      isWorking = leads;
      return leads;
    },
    beside,
    onError: (error) => {
      metrics?.jobFailed();
      log.error({ err: error }, 'a job failed');
    },
    onSlice: (ms) => metrics?.sliced(ms),
  });
  const rest = async (): Promise<void> => {
    await Promise.all([worker.close(), pusher?.close()]);
  };
  return {
    app,
    live,
    rest,
    behind: async () => Math.max(0, clock.now() - (await nextDueAt({ db: back }))),
    async close() {
      isClosing = true;
      await rest();
      await live.close();
      for (const stop of stops) await stop();
      while (begun.size > 0) await Promise.all(begun);
    },
  };
}

/** @throws StartError with a sentence for people */
export async function openSandbox(
  environment: Pick<Environment, 'DATA_DIR' | 'DATABASE_URL'> &
    Partial<Pick<Environment, 'ACCEPT_LOST_ENTRIES' | 'DATABASE_READ_URL'>>,
  options: SandboxOptions,
): Promise<Sandbox> {
  const opened = await openDatabase({
    dataDir: environment.DATA_DIR,
    databaseUrl: environment.DATABASE_URL || undefined,
    readUrl: environment.DATABASE_READ_URL,
    firstBoot: (database) => prepare(database, options.log),
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

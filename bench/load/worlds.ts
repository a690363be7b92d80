/** Databases with a large world, one for each size, made by copying the demo's. */
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { openSandboxClock, systemClock } from '#sandbox/control/sandbox-clock.ts';
import { openDatabase } from '#sandbox/db/open.ts';
import { createLog } from '#sandbox/operating/server-log.ts';
import { sealBook } from '#sandbox/log/seal.ts';
import { openSandbox } from '#sandbox/open-sandbox.ts';
import { hashPassword } from '#sandbox/services/members/passwords.ts';
import { buildLargeWorld } from '#tests/sandbox/large-world.ts';

const onDatabase = (url: string, name: string): string => {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
};

async function asAdmin<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const exists = async (client: pg.Client, name: string): Promise<boolean> =>
  (await client.query('select from pg_database where datname = $1', [name])).rowCount === 1;

const random = { below: () => 0, hex: (bytes: number) => randomBytes(bytes).toString('hex') };

/** Made anew, under a name of its own, so that it never meets somebody's data. */
export const copyOf = async (url: string, from: string, to: string): Promise<string> => {
  await asAdmin(url, async (client) => {
    await client.query(`drop database if exists ${to} with (force)`);
    await client.query(`create database ${to} template ${from}`);
  });
  return onDatabase(url, to);
};

export const emptyDatabase = (url: string, name: string): Promise<string> => copyOf(url, 'template1', name);

async function makeDemo(url: string): Promise<void> {
  await asAdmin(url, async (client) => {
    if (!(await exists(client, 'load_demo'))) await client.query('create database load_demo');
  });
  const environment = { DATA_DIR: '', DATABASE_URL: onDatabase(url, 'load_demo') };
  const sandbox = await openSandbox(environment, { log: createLog('error'), checkReplies: false });
  await sandbox.close();
}

/** @returns the name of the database, made where it isn't there yet */
export async function largeDatabase(url: string, members: number): Promise<string> {
  const name = `load_${members}`;
  if (await asAdmin(url, (client) => exists(client, name))) return name;
  await makeDemo(url);
  const half = await copyOf(url, 'load_demo', `${name}_half`);
  const opened = await openDatabase({ databaseUrl: half });
  const passwordHash = await hashPassword(random, 'Dayrent2026');
  // A call of a member has fifteen seconds; a large world takes longer.
  await buildLargeWorld(opened.back, { members, ordersEach: 10, passwordHash, wallNow: Date.now() });
  // A server that lived with this world would have sealed it as it grew.
  await sealBook({ db: opened.back, clock: await openSandboxClock(opened.back, systemClock), random });
  await opened.close();
  await asAdmin(url, (client) => client.query(`alter database ${name}_half rename to ${name}`));
  return name;
}

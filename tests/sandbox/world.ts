/**
 * Sandboxes for tests, cheap to open: the schema and, if asked for, the demo world are made once and copied. In memory
 * by default; with DATABASE_URL each world is a database of its own on that Postgres.
 */
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import type { Context } from '#sandbox/context.ts';
import { locks } from '#sandbox/db/locks.ts';
import { migrate } from '#sandbox/db/migrate.ts';
import { openDatabase, type OpenDatabase } from '#sandbox/db/open.ts';
import { demoStart } from '#sandbox/seed/demo-start.ts';
import { demoFundPassword, demoPassword } from '#sandbox/seed/people.ts';
import { seedDemo } from '#sandbox/seed/seed-demo.ts';
import { seededRandom } from '#sandbox/seed/seeded-random.ts';
import { dumpOf, type Dump } from './dump.ts';
import { quickHash } from './quick-hash.ts';
import { reusedDatabases } from './reused.ts';
import { testClock, type TestClock } from './test-clock.ts';
import { cacheFolder, worldHash } from './world-source.ts';

export interface World {
  context: Context & { clock: TestClock };
  clock: TestClock;
  dialect: OpenDatabase['dialect'];
  listen: OpenDatabase['listen'];
  close(): Promise<void>;
}

export interface WorldOptions {
  /** The demo world, its clock at the demo's start; otherwise an empty schema at the same time. */
  seeded?: boolean;
  /** Of the world's own randomness. */
  randomSeed?: string;
}

/** 10:00 on Monday 2026-11-16 in Asia/Kolkata. */
export const worldStart = demoStart(Date.UTC(2026, 10, 18));

/** What a database begins with: nothing, not even a schema; the schema; or the demo as well. */
type Kind = 'bare' | 'empty' | 'seeded';

export async function openWorld({ seeded = false, randomSeed = 'test' }: WorldOptions = {}): Promise<World> {
  const opened = await openCopy(seeded ? 'seeded' : 'empty');
  const clock = testClock(worldStart);
  const context = { db: opened.db, clock, random: seededRandom(randomSeed) };
  return { context, clock, dialect: opened.dialect, listen: opened.listen, close: () => opened.close() };
}

/** One without even a schema, on the engine that is tested. */
export const emptyDatabase = (): Promise<OpenDatabase> => openCopy('bare');

/** The same on the embedded engine, whichever is tested. */
export const emptyEmbedded = (): Promise<OpenDatabase> => inMemory.bare();

const openCopy = (kind: Kind): Promise<OpenDatabase> =>
  process.env['DATABASE_URL'] ? copyOnPostgres(process.env['DATABASE_URL'], kind) : inMemory[kind]();

const inMemory: Record<Kind, () => Promise<OpenDatabase>> = {
  bare: reusedDatabases(() => readDump('bare')),
  empty: reusedDatabases(() => readDump('empty')),
  seeded: reusedDatabases(() => readDump('seeded')),
};

/** What each begins with. */
const before = { bare: null, empty: 'bare', seeded: 'empty' } as const;

/** Makes a kind out of the one before it. */
async function prepare({ db }: OpenDatabase, kind: Kind): Promise<void> {
  if (kind === 'empty') await migrate(db);
  if (kind !== 'seeded') return;
  await seedDemo({ db, clock: testClock(worldStart), random: seededRandom('world') }, { seed: 'dayrent' });
  const hash = { password_hash: await quickHash(demoPassword), fund_password_hash: await quickHash(demoFundPassword) };
  for (const column of ['password_hash', 'fund_password_hash'] as const)
    await db
      .updateTable('members')
      .set({ [column]: hash[column] })
      .where(column, 'is not', null)
      .execute();
}

async function readDump(kind: Kind): Promise<Dump> {
  const file = join(cacheFolder, `${kind}-${worldHash()}.tar`);
  if (existsSync(file)) return readFileSync(file);
  const from = before[kind];
  const opened = await (from === null ? openDatabase() : inMemory[from]());
  await prepare(opened, kind);
  const dump = await dumpOf(opened);
  await opened.close();
  mkdirSync(cacheFolder, { recursive: true });
  for (const old of readdirSync(cacheFolder)) {
    if (old.startsWith(`${kind}-`) && old.endsWith('.tar')) rmSync(join(cacheFolder, old), { force: true });
  }
  // Renamed into place: another test process may be making the same one.
  const half = `${file}.${randomUUID()}`;
  writeFileSync(half, dump);
  renameSync(half, file);
  return dump;
}

export interface NamedDatabase {
  url: string;
  drop(): Promise<void>;
}

/** One without even a schema, on the Postgres of DATABASE_URL. */
export async function emptyDatabaseUrl(): Promise<NamedDatabase> {
  const url = process.env['DATABASE_URL'] ?? '';
  const name = `dayrent_world_${randomUUID().replaceAll('-', '')}`;
  const run = async (statement: string): Promise<void> => {
    const admin = new pg.Client({ connectionString: url });
    await admin.connect();
    await admin.query(statement);
    await admin.end();
  };
  await run(`create database ${name}`);
  return { url: onDatabase(url, name), drop: () => run(`drop database if exists ${name} with (force)`) };
}

async function copyOnPostgres(url: string, kind: Kind): Promise<OpenDatabase> {
  const name = `dayrent_world_${randomUUID().replaceAll('-', '')}`;
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  try {
    if (kind === 'bare') await admin.query(`create database ${name}`);
    else await copyTemplate(admin, url, name, kind);
  } finally {
    await admin.end();
  }
  const opened = await openDatabase({ databaseUrl: onDatabase(url, name) });
  return {
    ...opened,
    close: async () => {
      await opened.close();
      const again = new pg.Client({ connectionString: url });
      await again.connect();
      await again.query(`drop database if exists ${name} with (force)`);
      await again.end();
    },
  };
}

async function copyTemplate(admin: pg.Client, url: string, name: string, kind: Kind): Promise<void> {
  const template = `dayrent_${kind}_${worldHash()}`;
  await admin.query(`select pg_advisory_lock(${locks.template})`);
  const { rowCount } = await admin.query('select from pg_database where datname = $1', [template]);
  if (rowCount === 0) await makeTemplate(admin, url, template, kind);
  await admin.query(`create database ${name} template ${template}`);
}

/** Made under another name and renamed, so that a template that exists is whole. */
async function makeTemplate(admin: pg.Client, url: string, template: string, kind: Kind): Promise<void> {
  const half = `${template}_half`;
  await admin.query(`drop database if exists ${half} with (force)`);
  await admin.query(`create database ${half}`);
  const opened = await openDatabase({ databaseUrl: onDatabase(url, half) });
  try {
    await prepare(opened, 'empty');
    if (kind !== 'empty') await prepare(opened, kind);
  } finally {
    await opened.close();
  }
  await admin.query(`alter database ${half} rename to ${template}`);
}

function onDatabase(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}

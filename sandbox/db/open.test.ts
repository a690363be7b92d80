import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { unit } from '#domain/money.ts';
import { emptyEmbedded } from '#tests/sandbox/world.ts';
import { openDataFolder } from './data-folder.ts';
import { migrate, recreateSchema } from './migrate.ts';
import { openDatabase } from './open.ts';
import { noWorld, StartError } from './start-error.ts';

let dataDir: string;

beforeEach(() => {
  dataDir = join(mkdtempSync(join(tmpdir(), 'dayrent-')), 'data');
});

afterEach(() => rmSync(join(dataDir, '..'), { recursive: true, force: true }));

const firstBoot = (opened: Awaited<ReturnType<typeof openDatabase>>) => migrate(opened.db);
const contents = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .sort()
    .map((name) => `${name} ${statSync(join(folder, name)).mtimeMs}`);
const foreignLock = (pid: number, startedAt = ''): void =>
  writeFileSync(join(dataDir, 'lock'), JSON.stringify({ pid, startedAt, token: 'x' }));

describe('a data folder', () => {
  /** Booted once: making a database takes ten times as long as copying one. */
  const booted = mkdtempSync(join(tmpdir(), 'dayrent-'));
  const copyBooted = (): void => cpSync(booted, dataDir, { recursive: true });

  beforeAll(async () => {
    await (await openDatabase({ dataDir: booted, firstBoot })).close();
  });
  afterAll(() => rmSync(booted, { recursive: true, force: true }));

  test('keeps what was written, and runs its first boot once', async () => {
    copyBooted();
    const first = await openDatabase({ dataDir });
    await first.db.insertInto('settings').values({ key: 'kept', value: 'yes' }).execute();
    await first.close();
    expect(readdirSync(dataDir)).toEqual(['database']);
    const again = await openDatabase({ dataDir, firstBoot: () => Promise.reject(new Error('not again')) });
    await migrate(again.db);
    const row = await again.db.selectFrom('settings').select('value').where('key', '=', 'kept').executeTakeFirst();
    await again.close();
    expect(row?.value).toBe('yes');
  });

  test('is for one process at a time, and the other is named', async () => {
    copyBooted();
    const first = await openDatabase({ dataDir });
    await expect(openDatabase({ dataDir })).rejects.toThrow(new RegExp(`in use by process ${process.pid}`));
    await first.close();
    const child = spawn('sleep', ['60']);
    foreignLock(child.pid ?? 0);
    await expect(openDatabase({ dataDir })).rejects.toThrow(`in use by process ${child.pid}`);
    child.kill();
    await once(child, 'exit');
    const later = await openDatabase({ dataDir });
    await later.close();
    expect(existsSync(join(dataDir, 'lock'))).toBe(false);
  });

  test('whose owner is gone is taken over, even if its pid lives on', async () => {
    copyBooted();
    foreignLock(1, 'another life');
    const opened = await openDatabase({ dataDir });
    expect(JSON.parse(readFileSync(join(dataDir, 'lock'), 'utf8'))).toMatchObject({ pid: process.pid });
    await opened.close();
    writeFileSync(join(dataDir, 'lock'), 'half a lo');
    await (await openDatabase({ dataDir })).close();
  });

  test('with a half-made first boot is made anew', async () => {
    await expect(openDatabase({ dataDir, firstBoot: () => Promise.reject(new Error('power cut')) })).rejects.toThrow(
      'power cut',
    );
    expect(existsSync(join(dataDir, 'first-boot'))).toBe(true);
    const opened = await openDatabase({ dataDir, firstBoot });
    expect(await opened.db.selectFrom('members').selectAll().execute()).toEqual([]);
    await opened.close();
    expect(existsSync(join(dataDir, 'first-boot'))).toBe(false);
  });

  test('that has no world is refused and left as it is where one is asked for', async () => {
    const open = () => openDatabase({ dataDir, existing: true });
    await expect(open()).rejects.toThrow(noWorld);
    expect(existsSync(dataDir)).toBe(false);
    mkdirSync(dataDir);
    await expect(open()).rejects.toThrow(noWorld);
    expect(readdirSync(dataDir)).toEqual([]);
    await expect(openDatabase({ dataDir, firstBoot: () => Promise.reject(new Error('power cut')) })).rejects.toThrow();
    const half = contents(dataDir);
    await expect(open()).rejects.toThrow(noWorld);
    expect(contents(dataDir)).toEqual(half);
    const opened = await openDatabase({ dataDir, firstBoot });
    await opened.close();
    await (await open()).close();
  });

  test('that is broken is refused and left as it is', async () => {
    copyBooted();
    truncateSync(join(dataDir, 'database', 'global', 'pg_control'), 100);
    const before = contents(join(dataDir, 'database'));
    await expect(openDatabase({ dataDir, firstBoot })).rejects.toThrow(/data folder is broken.*pg_control/);
    expect(contents(join(dataDir, 'database'))).toEqual(before);
    expect(existsSync(join(dataDir, 'lock'))).toBe(false);
  });

  test('that holds other files, or is a file, is refused', async () => {
    mkdirSync(dataDir);
    writeFileSync(join(dataDir, 'letter.txt'), 'mine');
    await expect(openDatabase({ dataDir })).rejects.toThrow(/holds other files/);
    expect(readdirSync(dataDir)).toEqual(['letter.txt']);
    await expect(openDatabase({ dataDir: join(dataDir, 'letter.txt') })).rejects.toThrow(StartError);
  });

  test('that is the top of a disk, or holds copies of a book, is as good as an empty one', async () => {
    mkdirSync(join(dataDir, 'lost+found'), { recursive: true });
    writeFileSync(join(dataDir, 'dayrent.backup'), 'a copy');
    writeFileSync(join(dataDir, 'next.backup.part'), 'of an interrupted one');
    const folder = await openDataFolder(dataDir);
    expect(folder.isFirstBoot).toBe(true);
    await folder.release();
    expect(readFileSync(join(dataDir, 'dayrent.backup'), 'utf8')).toBe('a copy');
  });
});

describe('migrations', () => {
  test('run once, and refuse data of a newer version', async () => {
    const opened = await emptyEmbedded();
    await migrate(opened.db);
    await migrate(opened.db);
    await opened.db.insertInto('settings').values({ key: 'old', value: 'world' }).execute();
    await recreateSchema(opened.db);
    expect(await opened.db.selectFrom('settings').select('key').execute()).toEqual([]);
    expect(await opened.db.selectFrom('rates').select(['at', 'rate']).execute()).toEqual([{ at: 0, rate: 88n * unit }]);
    await opened.db.schema.createTable('later').addColumn('id', 'integer').execute();
    const { sql } = await import('kysely');
    await sql`insert into migrations (name) values ('9999-later')`.execute(opened.db);
    await expect(migrate(opened.db)).rejects.toThrow(/newer version of Dayrent \(9999-later\)/);
    await opened.close();
  });
});

test('a Postgres that is not there is a clear error', async () => {
  await expect(openDatabase({ databaseUrl: 'postgres://nobody@127.0.0.1:9/none' })).rejects.toThrow(
    /Postgres of DATABASE_URL can't be used/,
  );
});

test('a database that follows another is refused where there is none to follow', async () => {
  await expect(openDatabase({ dataDir, readUrl: 'postgres://localhost/dayrent' })).rejects.toThrow(
    /^DATABASE_READ_URL follows the Postgres of DATABASE_URL/,
  );
  expect(existsSync(dataDir)).toBe(false);
});

/** Nothing of who they were is found after a deletion: in no column, no reply to others, no line of the log (product 5.18). */
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { moderation } from '#contract/moderation.ts';
import { ownData } from '#contract/own-data.ts';
import { person } from '#contract/person.ts';
import { records } from '#contract/records.ts';
import { sharing } from '#contract/sharing.ts';
import { square } from '#contract/square.ts';
import { team } from '#contract/team.ts';
import { transparency } from '#contract/transparency.ts';
import { runJobs } from '#sandbox/jobs/run-jobs.ts';
import { verify } from '#sandbox/ledger/verify.ts';
import { copyBooted } from '#tests/sandbox/booted-folder.ts';
import { fullMember, traces, type FullMember } from '#tests/sandbox/full-member.ts';
import { leftovers } from '#tests/sandbox/leftovers.ts';
import { memberColumns } from '#tests/sandbox/member-columns.ts';
import { standing } from '#tests/sandbox/standing.ts';
import { openServedWorld, type ServedWorld } from '#tests/sandbox/served-world.ts';
import { freePort, startServer } from '#tests/sandbox/server-process.ts';
import { codeFor, newPassword, register, signInAs } from '#tests/sandbox/visitors.ts';

/** Tables in which a deleted member's id still stands. */
const standingTables = [...new Set(standing.map((place) => place.split('.')[0] ?? ''))];

const values = Object.values(traces);

let world: ServedWorld;
let gone: FullMember;
let pictures: string[] = [];
const before = { found: [] as string[], tables: [] as string[] };
const page = { pageNum: '1', pageSize: '100' };

/** Tables with rows that name the member by their id. */
async function tablesOf(memberId: string): Promise<string[]> {
  const { db } = world.context;
  const found = new Set<string>();
  for (const place of await memberColumns(db)) {
    const [table = '', column = ''] = place.split('.');
    const { rows } =
      await sql`select 1 from ${sql.table(table)} where ${sql.ref(column)} = ${memberId} limit 1`.execute(db);
    if (rows.length > 0) found.add(table);
  }
  return [...found].toSorted();
}

beforeAll(async () => {
  world = await openServedWorld({ proxies: 1 });
  const { db } = world.context;
  gone = await fullMember(world);
  const { rows } = await sql<{
    hex: string;
  }>`select encode(bytes, 'hex') as hex from uploads where member_id = ${gone.id}`.execute(db);
  pictures = rows.map(({ hex }) => hex);
  before.found = await leftovers(db, values, pictures);
  before.tables = await tablesOf(gone.id);
  const { given } = (await gone.call(ownData.deletionTerms)) as { given: { usdt: string; inr: string } };
  await gone.call(ownData.deleteAccount, { intentId: randomUUID(), password: newPassword, ...given });
});
afterAll(async () => {
  await runJobs(world.context);
  expect((await verify(world.context)).checks.filter(({ ok }) => !ok)).toEqual([]);
  await world.close();
});

describe('before the deletion', () => {
  it('each value was there, and each table that can name a member named this one', () => {
    // The agent is read and not kept.
    for (const value of values.filter((one) => one !== traces.agent)) {
      expect(
        before.found.filter((place) => place.endsWith(`: ${value}`)),
        value,
      ).not.toEqual([]);
    }
    expect(before.found.filter((place) => place.endsWith('a picture'))).not.toEqual([]);
    const unused = [
      'fund_password_attempts',
      'first_days',
      'members',
      'removed_drafts',
      'bulletin_reads',
      'redemptions',
    ];
    for (const table of [
      'sessions',
      'messages',
      'posts',
      'feedback',
      'passkeys',
      'passkey_challenges',
      'known_devices',
      ...standingTables,
    ]) {
      if (!unused.includes(table) && table !== 'member_coupons' && table !== 'referral_bonuses') {
        expect(before.tables, table).toContain(table);
      }
    }
  });
});

describe('after it', () => {
  it('no column of any table has one of their values', async () => {
    // Attempts from an address, which name nobody, are forgotten after a day: the last of them is older.
    expect(await leftovers(world.context.db, values, pictures)).toEqual([]);
  });

  it('their id stands where the book needs it, and nowhere else', async () => {
    const left = await tablesOf(gone.id);
    expect(left.filter((table) => !standingTables.includes(table))).toEqual([]);
  });

  it('a leftover is found, whatever it is written in', async () => {
    const { db } = world.context;
    const planted: readonly [place: string, statement: ReturnType<typeof sql>][] = [
      ['settings', sql`insert into settings (key, value) values ('planted', ${`x ${traces.name.toUpperCase()} y`})`],
      ['log_tiles', sql`insert into log_tiles (level, index, hashes) values (60, 0, ${Buffer.from(traces.name)})`],
      [
        'seals',
        sql`insert into seals (entry_id, hash, at, note, figures) values (999999999, 'x', 0, '', ${JSON.stringify({ a: traces.name })}::json)`,
      ],
    ];
    for (const [place, statement] of planted) {
      await db
        .transaction()
        .execute(async (trx) => {
          await statement.execute(trx);
          expect(await leftovers(trx, values)).toEqual([`${place}: ${traces.name}`]);
          throw new Error('undone');
        })
        .catch((error: unknown) => expect(error).toMatchObject({ message: 'undone' }));
    }
  });

  it('no reply to others and no page of the operator has one', async () => {
    await gone.other(square.posts, page);
    const lists = [
      await gone.other(square.posts, page),
      await gone.other(moderation.blocks, page),
      await gone.other(team.teamFigures),
      await gone.other(sharing.shareInfo),
      await gone.other(transparency.openFigures),
      await gone.other(person.profile),
    ];
    for (const level of ['B', 'C', 'D']) lists.push(await gone.other(team.teamMembers, { ...page, level }));
    for (const type of ['1', '5']) lists.push(await gone.other(records.records, { ...page, type }));
    const posts = (lists[0]?.['list'] ?? []) as { id: string }[];
    for (const { id } of posts) lists.push(await gone.other(square.comments, { ...page, squareId: id }));
    const panel = await (await world.app.request('/sandbox')).text();
    const said = JSON.stringify(lists) + panel;
    expect(said.length).toBeGreaterThan(10_000);
    expect(said).toContain('Where?');
    for (const value of [...values, traces.name.slice(0, 6), gone.id]) expect(said).not.toContain(value);
  });

  it('nobody signs in as them, and their number is free for somebody who has nothing to do with them', async () => {
    expect((await signInAs(world, 'IN', traces.phone)).code).toBe(1001);
    const visitor = { type: 'phone', country: 'IN', account: traces.phone } as const;
    const told = await register(world, visitor, { code: await codeFor(world, visitor) });
    expect(told.code).toBe(200);
    const { id } = await world.context.db
      .selectFrom('members')
      .select('id')
      .where('phone', '=', traces.phone)
      .executeTakeFirstOrThrow();
    expect(id).not.toBe(gone.id);
    const orders = await world.context.db.selectFrom('orders').select('is_trial').where('member_id', '=', id).execute();
    expect(orders.every(({ is_trial }) => is_trial)).toBe(true);
  });
});

it('the server’s log has none of it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'dayrent-leaver-'));
  await copyBooted(folder);
  const server = await startServer({
    DATA_DIR: folder,
    PORT: String(await freePort()),
    LOG_LEVEL: 'debug',
    TRUST_PROXY: '1',
  });
  try {
    const headers = { 'User-Agent': traces.agent, 'X-Forwarded-For': traces.ip };
    const post = async (path: string, fields: Record<string, string>, token = '') => {
      const sent = { ...headers, 'X-Access-Token': token, 'Content-Type': 'application/x-www-form-urlencoded' };
      const reply = await fetch(`${server.url}/api/${path}`, {
        method: 'POST',
        headers: sent,
        body: String(new URLSearchParams(fields)),
      });
      return (await reply.json()) as { code: number; msg: string; data: unknown };
    };
    const who = { country: 'IN', account: traces.phone };
    await post('user/auth/code/reg', who);
    const { code } = (await (await fetch(`${server.url}/sandbox/codes?to=${traces.phone}`)).json()) as { code: string };
    const { msg: token } = await post('user/auth/registereorp', {
      ...who,
      type: 'phone',
      code,
      password: newPassword,
      inviteCode: 'ASHA2026',
    });
    await post('user/user/modify-name', { name: traces.name }, token);
    await post('square/square/addText', { content: traces.post, draftId: randomUUID() }, token);
    await post(
      'user/user/address/add',
      { currency: 'USDT', chain: 'BEP20', address: traces.address, payeeLabel: traces.label },
      token,
    );
    const terms = await fetch(`${server.url}/api/user/user/delete/terms`, { headers: { 'X-Access-Token': token } });
    const { data } = (await terms.json()) as { data: { given: { usdt: string; inr: string } } };
    const told = await post(
      'user/user/delete',
      { intentId: randomUUID(), password: newPassword, ...data.given },
      token,
    );
    expect(told.code).toBe(200);
  } finally {
    await server.kill('SIGTERM');
    await rm(folder, { recursive: true, force: true });
  }
  expect(server.output().length).toBeGreaterThan(50);
  for (const value of [...values, newPassword]) expect(server.output()).not.toContain(value);
});

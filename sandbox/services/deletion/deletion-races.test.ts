/** A deletion against what the member, others and the jobs do at that moment, in both orders (product 5.18): one of them wins. */
import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { assets } from '#contract/assets.ts';
import { codes } from '#contract/codes.ts';
import { fieldsOf, type Endpoint, type Fields } from '#contract/endpoint.ts';
import { moderation } from '#contract/moderation.ts';
import { ownData } from '#contract/own-data.ts';
import { ownWords } from '#contract/own-words.ts';
import { person } from '#contract/person.ts';
import { square } from '#contract/square.ts';
import { user } from '#contract/user.ts';
import { withdrawals } from '#contract/withdrawal.ts';
import { headers } from '#domain/headers.ts';
import { day, hour } from '#domain/limits.ts';
import { createApp } from '#sandbox/app.ts';
import { runJobs } from '#sandbox/jobs/run-jobs.ts';
import { verify } from '#sandbox/ledger/verify.ts';
import { startSession } from '#sandbox/services/access/sessions.ts';
import { findById } from '#sandbox/services/members/members.ts';
import { publishNow } from '#sandbox/services/community/post-publishing.ts';
import type { App, Member } from '#tests/sandbox/http-member.ts';
import { addLeaver, leaverPassword, termsOf } from '#tests/sandbox/leaver.ts';
import { addProduct, buy, orderInput } from '#tests/sandbox/people.ts';
import { testClock } from '#tests/sandbox/test-clock.ts';
import { authorise, bindPayees, bodyOf, quote } from '#tests/sandbox/withdrawals.ts';
import { openWorld, worldStart, type World } from '#tests/sandbox/world.ts';

let world: World;
let app: App;
let wallClock: ReturnType<typeof testClock>;
const broken: unknown[] = [];
let made = 0;

beforeAll(async () => {
  world = await openWorld();
  wallClock = testClock(worldStart);
  app = createApp({ ...world.context, wallClock, onError: (error) => broken.push(error) });
  await runJobs(world.context);
  await addProduct(world.context, 'crane', { price: '10.00', dayReturn: '0.20', bias: 40_000, stock: 1_000 });
});
afterEach(async () => {
  expect(broken.splice(0)).toEqual([]);
  expect((await verify(world.context)).checks.filter(({ ok }) => !ok)).toEqual([]);
});
afterAll(() => world.close());

async function join(): Promise<Member> {
  made += 1;
  const caller = await addLeaver(world.context, `leaver-${made}`, { usdt: '100.00' });
  return { ...caller, token: await startSession({ ...world.context, wallClock }, caller.id) };
}

async function call(
  member: Pick<Member, 'token'>,
  endpoint: Endpoint,
  fields: Fields,
): Promise<{ code: number; data: unknown }> {
  const sent = new URLSearchParams(fields).toString();
  const path = `/api/${endpoint.backend}/${endpoint.path}`;
  const reply = await app.request(endpoint.method === 'GET' ? `${path}?${sent}` : path, {
    method: endpoint.method,
    headers: {
      [headers.token]: member.token,
      [headers.intent]: randomUUID(),
      'Content-Type': 'application/x-www-form-urlencoded',
    },
    ...(endpoint.method === 'POST' && { body: sent }),
  });
  return (await reply.json()) as { code: number; data: unknown };
}

async function leave(member: Member): Promise<() => Promise<{ code: number }>> {
  const { given } = await termsOf(world.context, member);
  const fields = { intentId: randomUUID(), password: leaverPassword, usdt: given.usdt, inr: given.inr };
  return () => call(member, ownData.deleteAccount, fields);
}

const writePost = async (member: Member): Promise<string> => {
  const { data } = await call(member, square.addTextPost, { content: 'A calm day at the mill', draftId: randomUUID() });
  await publishNow(world.context);
  return (data as { id: string }).id;
};

/** Personal rows of who is gone. */
async function leftOf(memberId: string): Promise<Record<string, number>> {
  const { db } = world.context;
  const left: Record<string, number> = {};
  for (const table of [
    'sessions',
    'known_devices',
    'messages',
    'posts',
    'comments',
    'post_likes',
    'reports',
    'blocks',
  ] as const) {
    const rows = await db.selectFrom(table).select('member_id').where('member_id', '=', memberId).execute();
    if (rows.length > 0) left[table] = rows.length;
  }
  return left;
}

interface Rival {
  /** Prepares it, and gives what runs at the same time; its answer's code, or nothing. */
  prepare: (leaver: Member) => Promise<() => Promise<number | undefined>>;
  /** That of a rival which came first is the first of them, that of one which came too late the last. */
  codes: readonly (number | undefined)[];
  /** What a deletion is told that comes after it; that it is done, where nothing is given. */
  afterwards?: number;
}

const over = [codes.ok, codes.unauthorized] as const;

const rivals: Record<string, Rival> = {
  'an order': {
    prepare: async (leaver) => {
      const fields = fieldsOf(assets.createOrder, await orderInput(world.context, 'crane'));
      return async () => (await call(leaver, assets.createOrder, fields)).code;
    },
    codes: over,
  },
  'a withdrawal': {
    prepare: async (leaver) => {
      const payees = await bindPayees(world.context, leaver);
      const seen = await quote(world.context, leaver, { amount: '20.00', payees });
      await authorise(world.context, leaver, seen.quoteId);
      const fields = fieldsOf(withdrawals.createWithdrawal, bodyOf(seen));
      return async () => (await call(leaver, withdrawals.createWithdrawal, fields)).code;
    },
    codes: over,
  },
  'income of the day': {
    prepare: async (leaver) => {
      const { nextTime } = await buy(world.context, leaver, 'crane');
      world.clock.set((nextTime ?? 0) - 1);
      await runJobs(world.context);
      return async () => {
        world.clock.set(nextTime ?? 0);
        await runJobs(world.context);
        return undefined;
      };
    },
    codes: [undefined],
    afterwards: codes.termsChanged,
  },
  'a post of theirs': {
    prepare: async (leaver) => async () =>
      (await call(leaver, square.addTextPost, { content: 'One more', draftId: randomUUID() })).code,
    codes: over,
  },
  'a comment on their post': {
    prepare: async (leaver) => {
      const [squareId, other] = [await writePost(leaver), await join()];
      return async () =>
        (await call(other, square.addComment, { squareId, content: 'Nice', draftId: randomUUID() })).code;
    },
    codes: [codes.ok, codes.notFound],
  },
  'the deletion of a post that they commented on': {
    prepare: async (leaver) => {
      const other = await join();
      const squareId = await writePost(other);
      const { data } = await call(leaver, square.addComment, { squareId, content: 'Mine', draftId: randomUUID() });
      await call(other, square.addComment, {
        squareId,
        content: 'And?',
        draftId: randomUUID(),
        replyId: (data as { id: string }).id,
      });
      return async () => (await call(other, ownWords.removePost, { squareId })).code;
    },
    codes: [codes.ok],
  },
  'a report and a block of them': {
    prepare: async (leaver) => {
      const [wordsId, other] = [await writePost(leaver), await join()];
      const about = { kind: 'post', wordsId };
      return async () => {
        const [report, block] = await Promise.all([
          call(other, moderation.report, { ...about, about: 'member', reason: 'spam', note: '' }),
          call(other, moderation.block, about),
        ]);
        expect([codes.ok, codes.notFound]).toContain(report.code);
        return block.code;
      };
    },
    codes: [codes.ok, codes.notFound],
  },
  'a sign-in': {
    prepare: async (leaver) => {
      const { phone } = await world.context.db
        .selectFrom('members')
        .select('phone')
        .where('id', '=', leaver.id)
        .executeTakeFirstOrThrow();
      const fields = { country: 'IN', phone: phone ?? '', password: leaverPassword };
      return async () => (await call({ token: '' }, user.login, fields)).code;
    },
    codes: [codes.ok, codes.wrongCredentials],
  },
  'a new name': {
    prepare: async (leaver) => async () => (await call(leaver, person.modifyName, { name: `Zubenel ${made}` })).code,
    codes: over,
  },
  'another deletion': {
    prepare: async (leaver) => {
      const again = await leave(leaver);
      return async () => (await again()).code;
    },
    codes: over,
    afterwards: codes.unauthorized,
  },
};

/** Rounds in which both are under way at once; in the one after them the second begins when the first has ended. */
const mixed = 4;

test.each(Object.keys(rivals).flatMap((name) => ['first', 'second'].map((place) => [name, place] as const)))(
  'with %s, which begins %s: nothing breaks and nothing is left',
  async (name, place) => {
    const rival = rivals[name];
    if (!rival) throw new RangeError(name);
    for (let round = 0; round <= mixed; round += 1) {
      // A Monday each time, so that no wait, window or limit of another round counts.
      world.clock.set(worldStart + made * 7 * day);
      wallClock.advance(hour);
      await runJobs(world.context);
      const leaver = await join();
      const run = await rival.prepare(leaver);
      const go = await leave(leaver);
      const both = async <A, B>(first: () => Promise<A>, second: () => Promise<B>): Promise<[A, B]> => {
        const begun = first();
        const later = async (): Promise<B> => {
          if (round === mixed) await begun;
          else for (let turn = 0; turn < round * 3; turn += 1) await setImmediate();
          return second();
        };
        return Promise.all([begun, later()]);
      };
      let told: number | undefined;
      let deletion: { code: number };
      if (place === 'first') [told, deletion] = await both(run, go);
      else [deletion, told] = await both(go, run);
      expect(rival.codes, `${name} in round ${round}`).toContain(told);
      expect([codes.ok, codes.termsChanged, codes.unauthorized]).toContain(deletion.code);
      if (round === mixed) {
        const ends =
          place === 'first' ? [rival.codes[0], rival.afterwards ?? codes.ok] : [rival.codes.at(-1), codes.ok];
        expect([told, deletion.code]).toEqual(ends);
      }
      if (deletion.code === codes.ok || name === 'another deletion') expect(await leftOf(leaver.id)).toEqual({});
      const { name: called } = await world.context.db
        .selectFrom('members')
        .select('name')
        .where('id', '=', leaver.id)
        .executeTakeFirstOrThrow();
      if (deletion.code === codes.ok) expect(called).toBe('');
    }
  },
);

test('who is gone by the time their password is looked for is not told that it is wrong', async () => {
  const leaver = await join();
  const send = await leave(leaver);
  await send();
  await expect(findById(world.context, leaver.id)).rejects.toMatchObject({ code: 'DR003' });
});

/** What a member can save of themselves: all of it, nothing secret, nothing of another (product 5.17). */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toDecimal } from '#domain/money.ts';
import { openServedWorld, type ServedWorld } from '#tests/sandbox/served-world.ts';
import { memberColumns } from '#tests/sandbox/member-columns.ts';
import { leftOut, ownTables } from './own-tables.ts';

let world: ServedWorld;
let token = '';

beforeAll(async () => {
  world = await openServedWorld();
  token = await world.signIn();
});
afterAll(() => world.close());

const saved = async (as = token) => {
  const { data } = await world.ask('GET', '/api/user/user/data/file', { token: as });
  const { ownData } = data as { ownData: string };
  return { text: ownData, file: JSON.parse(ownData) as Record<string, Record<string, Record<string, unknown>[]>> };
};

/** What a test of a table that isn't there yet says. */
const undecided = (places: readonly string[]): string[] => {
  const told = new Set(['referral_bonuses.inviter_id', ...ownTables.map(({ table }) => `${table}.member_id`)]);
  return places.filter((place) => !told.has(place) && leftOut[place] === undefined);
};

describe('the file', () => {
  it('has every table that refers to a member, or there is a reason why not', async () => {
    const places = await memberColumns(world.context.db);
    expect(places.length).toBeGreaterThan(35);
    expect(undecided(places)).toEqual([]);
    expect(Object.keys(leftOut).filter((place) => !places.includes(place))).toEqual([]);
    expect(undecided([...places, 'diaries.member_id'])).toEqual(['diaries.member_id']);
  });

  it('says all of the demo member, as a person reads it, in as many rows as were counted', async () => {
    const { file } = await saved();
    const { data } = await world.ask('GET', '/api/user/user/data', { token });
    const { kinds } = data as { kinds: { kind: string; count: number }[] };
    for (const { kind, count } of kinds) {
      expect(Object.values(file[kind] ?? {}).flat(), kind).toHaveLength(count);
    }
    expect(file['about']).toBe('Dayrent, play money only');
    expect(file['profile']?.['members']?.[0]).toMatchObject({ phone: world.demo.phone, name: world.demo.name });
    const { db } = world.context;
    const order = await db
      .selectFrom('orders')
      .selectAll()
      .where('id', '=', world.demo.orderId)
      .executeTakeFirstOrThrow();
    expect(file['orders']?.['orders']).toContainEqual(
      expect.objectContaining({
        id: order.id,
        price: toDecimal(order.price),
        bought_at: new Date(order.bought_at).toISOString(),
      }),
    );
  });

  it('holds no secret, no picture and no other member', async () => {
    const { db } = world.context;
    const { memberId } = world.demo;
    const picture = { id: 'a'.repeat(32), member_id: memberId, kind: 'avatar', type: 'image/webp', at: 0 } as const;
    await db
      .insertInto('uploads')
      .values({ ...picture, bytes: new TextEncoder().encode('picture of asha') })
      .execute();
    const { text, file } = await saved();
    expect(file['pictures']?.['uploads']).toContainEqual(
      expect.objectContaining({ id: picture.id, address: `/api/user/img/${picture.id}` }),
    );
    const me = await db.selectFrom('members').selectAll().where('id', '=', memberId).executeTakeFirstOrThrow();
    const sessions = await db.selectFrom('sessions').select('token_hash').execute();
    const secrets = [
      token,
      me.password_hash,
      me.fund_password_hash,
      ...sessions.map((row) => row.token_hash),
      'picture of',
    ];
    for (const secret of secrets) if (secret) expect(text).not.toContain(secret);
    const others = await db.selectFrom('members').select(['id', 'phone']).where('id', '!=', memberId).execute();
    expect(others.length).toBeGreaterThan(5);
    for (const { id, phone } of others) {
      expect(text).not.toContain(`"${id}"`);
      if (phone) expect(text).not.toContain(phone);
    }
  });

  it('of a member who has nothing is as complete, and says so', async () => {
    const { file } = await saved(await world.signIn(world.demo.emptyPhone));
    expect(file['orders']?.['orders']).toEqual([]);
    expect(file['profile']?.['members']).toHaveLength(1);
  });
});

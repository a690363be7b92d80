/**
 * A sandbox with as many members as a table of tests needs, each able to make every money move once: money in both
 * currencies, an income that fell due, a fund password, an address, a bank account. Their devices are real stores.
 */
import 'fake-indexeddb/auto';
import { sql } from 'kysely';
import type { Services } from '#services/services.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { openServedWorld } from '#tests/sandbox/served-world.ts';
import { verify } from '#sandbox/ledger/verify.ts';
import { hashPassword } from '#sandbox/services/members/passwords.ts';
import { endSession, startSession } from '#sandbox/services/access/sessions.ts';
import { addMember, addProduct, buy, recharge } from '#tests/sandbox/people.ts';
import { openDeviceStore, openMemberStore } from '#storage/device.ts';
import { openDraftStore } from '#storage/drafts.ts';
import { openIntentStore } from '#storage/intents.ts';
import { calmWire, clientOn, type Wire } from './bare-client.ts';
import type { MoneyMove } from './money-move.ts';
import { code, fundPassword, productId, screenshotOf } from './money-moves.ts';

/** One member's device, with the wire from it. */
export interface Device {
  memberId: string;
  wire: Wire;
  /** What the app has on a page: opened anew for each tab and each reload. */
  page: () => Services;
  /** An operator ends the session: the next call is refused. */
  endSession: () => Promise<void>;
  /** The same member again, on the same device. */
  signIn: () => Promise<void>;
}

export const pathOf = ({ backend, path }: Endpoint): string => `/api/${backend}/${path}`;

/** @param members how many will be taken */
export async function openMoveWorld(members: number) {
  const world = await openServedWorld();
  const { context, wallClock } = world;
  const { db } = context;
  await addProduct(context, productId, { stock: members });
  await addProduct(context, 'income-mill', { stock: members });
  const at = context.clock.now();
  await db
    .insertInto('redeem_codes')
    .values({ code, name: 'Moved', amount: 1_000_000n, pieces: members, taken: 0, expires_at: at + 30 * 86_400_000 })
    .execute();
  const hash = await hashPassword(context.random, fundPassword);
  const waiting: string[] = [];
  for (let index = 0; index < members; index += 1) {
    const id = `mover-${index}`;
    const caller = await addMember(context, id, { usdt: '500.00' });
    await recharge(context, id, '5000.00', 'INR');
    await buy(context, caller, 'income-mill');
    await db.updateTable('members').set({ fund_password_hash: hash }).where('id', '=', id).execute();
    await db
      .insertInto('payout_addresses')
      .values({
        id: `address-${index}`,
        member_id: id,
        currency: 'USDT',
        chain: 'BEP20',
        address: `0x${String(index).padStart(40, 'a')}`,
        added_at: at,
        used_at: null,
        removed_at: null,
      })
      .execute();
    await db
      .insertInto('bank_accounts')
      .values({
        id: `bank-${index}`,
        member_id: id,
        bank: 'Bank of Play',
        payee: 'Mover',
        account: String(10_000_000 + index),
        real_name: 'Mover',
        ifsc: 'PLAY0123456',
        added_at: at,
        used_at: null,
        removed_at: null,
      })
      .execute();
    await db
      .insertInto('uploads')
      .values({
        id: screenshotOf(id),
        member_id: id,
        kind: 'screenshot',
        type: 'image/webp',
        bytes: new Uint8Array(1),
        at,
      })
      .execute();
    waiting.push(id);
  }
  // From Monday 10:00 to Wednesday 10:00 of their region: incomes have fallen due, and the window is open.
  await world.control('POST', '/sandbox/clock/advance', { days: 2 });

  return {
    /** The next member, on a device of their own. */
    async takeDevice(): Promise<Device> {
      const memberId = waiting.shift();
      if (memberId === undefined) throw new RangeError('more members are needed');
      const start = () => startSession({ ...context, wallClock }, memberId);
      let token = await start();
      const wire = calmWire();
      const page = (): Services => ({
        ...clientOn(wire, (request) => world.app.fetch(request), { token: () => token }),
        device: openDeviceStore(),
        members: openMemberStore(),
        drafts: openDraftStore(),
        intents: openIntentStore(() => crypto.randomUUID()),
        ownReplies: () => Promise.resolve(),
        session: () => ({ token, region: 1, member: memberId }),
      });
      return {
        memberId,
        wire,
        page,
        endSession: () => endSession(context, token),
        signIn: async () => {
          token = await start();
        },
      };
    },
    /** The next call of a path goes wrong. */
    disturb: (endpoint: Endpoint, fault: string) =>
      world.control('POST', '/sandbox/faults', { path: pathOf(endpoint), fault }),
    /** How often a move happened to a member, by the tables behind it. */
    async timesOf({ count }: MoneyMove, memberId: string): Promise<number> {
      const { rows } = await sql.raw<{ times: bigint }>(count.replace('$1', `'${memberId}'`)).execute(db);
      return Number(rows[0]?.times ?? 0);
    },
    /** What the book's own checks find wrong. */
    async findings(): Promise<readonly string[]> {
      const { checks } = await verify(context);
      return checks.filter(({ ok }) => !ok).map(({ id, name, detail }) => `${id} ${name}: ${detail}`);
    },
    close: () => world.close(),
  };
}

export type MoveWorld = Awaited<ReturnType<typeof openMoveWorld>>;

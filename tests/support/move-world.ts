/**
 * A sandbox with as many members as a table of tests needs, each able to make every money move once: money in both
 * currencies, an income that fell due, a fund password, an address, a bank account. Their devices are real stores.
 */
import { sql } from 'kysely';
import type { Services } from '#services/services.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { openServedWorld } from '#tests/sandbox/served-world.ts';
import { verify } from '#sandbox/ledger/verify.ts';
import type { Caller } from '#sandbox/context.ts';
import { endSession, startSession } from '#sandbox/services/access/sessions.ts';
import { addMember, recharge } from '#tests/sandbox/people.ts';
import { openDeviceStore, openMemberStore } from '#storage/device.ts';
import { openDrafts, openIntents } from '#storage/written-stores.ts';
import { calmWire, clientOn, type Wire } from './bare-client.ts';
import type { MoneyMove } from '../moves/money-move.ts';
import { moneyMoves } from './money-moves.ts';

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
  const callers: Caller[] = [];
  for (let index = 0; index < members; index += 1) {
    const caller = await addMember(context, `mover-${index}`, { usdt: '500.00' });
    await recharge(context, caller.id, '5000.00', 'INR');
    callers.push(caller);
  }
  for (const { prepare } of moneyMoves) await prepare?.(context, callers);
  const waiting = callers.map(({ id }) => id);
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
        drafts: openDrafts(),
        intents: openIntents(),
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

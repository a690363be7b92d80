/**
 * Every money move against its member's own hands: pressed twice, in two tabs, and the page closed at every state on the
 * way. The move happened once or not at all, under one id, and the page that is opened again says which.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  conclude,
  moneyMoves,
  open,
  prepare,
  reaches,
  settlementOf,
  stateOf,
  type MoneyMove,
  type Running,
} from '#tests/support/money-moves.ts';
import { openMoveWorld, pathOf, type Device, type MoveWorld } from '#tests/support/move-world.ts';

let world: MoveWorld;

/** Leads a fresh flow to a state; the page is closed there. */
interface Stop {
  state: string;
  lead: (move: MoneyMove, running: Running, device: Device) => Promise<void>;
  /** What the member may find when the page is opened again and they follow it to the end, dropping what never arrived. */
  finds: readonly ('done' | 'not done')[];
}

const send = (move: MoneyMove, { actor }: Running) => actor.send(move.send);

async function sendAndFail(move: MoneyMove, running: Running, fault: string): Promise<void> {
  await world.disturb(move.endpoint, fault);
  send(move, running);
  await reaches(running, 'unsettled');
}

const stops: readonly Stop[] = [
  { state: 'the last step before it is sent', lead: async () => undefined, finds: ['not done'] },
  {
    state: 'submitting',
    lead: async (move, running) => {
      send(move, running);
      await reaches(running, 'submitting', move.done);
    },
    finds: ['done', 'not done'],
  },
  {
    state: 'unsettled, and done',
    lead: (move, running) => sendAndFail(move, running, 'lost-reply'),
    finds: ['done'],
  },
  {
    state: 'unsettled, and not done',
    lead: (move, running) => sendAndFail(move, running, 'error-before'),
    finds: ['not done'],
  },
  {
    state: 'checking',
    lead: async (move, running) => {
      await sendAndFail(move, running, 'error-after');
      settlementOf(running)?.send({ type: 'outcome.check' });
      expect(stateOf(running)).toBe('checking');
    },
    finds: ['done'],
  },
  {
    state: 'unsent',
    lead: async (move, running) => {
      await sendAndFail(move, running, 'error-before');
      running.clock.increment(3_000);
      await reaches(running, 'unsent');
    },
    finds: ['not done'],
  },
  {
    state: 'cancelling',
    lead: async (move, running) => {
      await sendAndFail(move, running, 'error-before');
      running.clock.increment(3_000);
      await reaches(running, 'unsent');
      settlementOf(running)?.send({ type: 'move.drop' });
      expect(stateOf(running)).toBe('cancelling');
    },
    finds: ['not done'],
  },
];

beforeAll(async () => {
  world = await openMoveWorld(moneyMoves.length * (stops.length + 3));
});
afterAll(() => world.close());

/** The ids under which a move left a device. */
const idsOf = ({ endpoint }: MoneyMove, { wire }: Device): ReadonlySet<string | null> =>
  new Set(
    wire.sent
      .filter(({ url }) => new URL(url).pathname === pathOf(endpoint))
      .map(({ headers }) => headers.get('Idempotency-Key')),
  );

describe.each(moneyMoves)('$name', (move) => {
  it('pressed twice happens once', async () => {
    const device = await world.takeDevice();
    const flow = open(move, device.page());
    await prepare(move, flow);
    send(move, flow);
    send(move, flow);
    expect(await conclude(move, flow, 'drop')).toBe('done');
    expect(idsOf(move, device).size).toBe(1);
    expect(await world.timesOf(move, device.memberId)).toBe(1);
  });

  it('pressed in two tabs at once happens once, and both say so', async () => {
    const device = await world.takeDevice();
    const tabs = [open(move, device.page()), open(move, device.page())];
    for (const tab of tabs) await prepare(move, tab);
    for (const tab of tabs) send(move, tab);
    expect(await Promise.all(tabs.map((tab) => conclude(move, tab, 'resend')))).toEqual(['done', 'done']);
    expect(idsOf(move, device).size).toBe(1);
    expect(await world.timesOf(move, device.memberId)).toBe(1);
  });

  it('pressed in a second tab after the first is through does not happen again by the same page', async () => {
    const device = await world.takeDevice();
    const [first, second] = [open(move, device.page()), open(move, device.page())];
    await prepare(move, first);
    await prepare(move, second);
    send(move, first);
    expect(await conclude(move, first, 'drop')).toBe('done');
    send(move, second);
    expect(await conclude(move, second, 'resend')).toBe('done');
    expect(idsOf(move, device).size).toBe(1);
    expect(await world.timesOf(move, device.memberId)).toBe(1);
  });

  it.each(stops)('closed at $state is found again as it is', async ({ lead, finds }) => {
    const device = await world.takeDevice();
    const flow = open(move, device.page());
    await prepare(move, flow);
    await lead(move, flow, device);
    flow.actor.stop();
    const again = open(move, device.page());
    const verdict = await conclude(move, again, 'drop');
    expect(finds).toContain(verdict);
    expect(await world.timesOf(move, device.memberId)).toBe(verdict === 'done' ? 1 : 0);
    expect(idsOf(move, device).size).toBeLessThanOrEqual(1);
  });
});

it('leaves a book that replays', async () => expect(await world.findings()).toEqual([]));

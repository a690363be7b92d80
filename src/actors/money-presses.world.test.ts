/**
 * Every money move against its member's own hands: pressed twice, in two tabs at once, and in a second one later. It
 * happens once, under one id, and every page says so.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MoneyMove } from '#tests/moves/money-move.ts';
import { conclude, moneyMoves, open, prepare, type Running } from '#tests/support/money-moves.ts';
import { idsOf } from '#tests/support/move-stops.ts';
import { openMoveWorld, type MoveWorld } from '#tests/support/move-world.ts';

let world: MoveWorld;

const send = (move: MoneyMove, { actor }: Running) => actor.send(move.send);

beforeAll(async () => {
  world = await openMoveWorld(moneyMoves.length * 3);
});
afterAll(() => world.close());

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
});

it('leaves a book that replays', async () => expect(await world.findings()).toEqual([]));

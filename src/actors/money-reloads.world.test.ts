/**
 * Every money move with its page closed at every state on the way. The move happened once or not at all, under one id,
 * and the page that is opened again says which.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { conclude, moneyMoves, open, stateOf } from '#tests/support/money-moves.ts';
import { idsOf, statesOnTheWay, stopCount, stopsOf } from '#tests/support/move-stops.ts';
import { openMoveWorld, type MoveWorld } from '#tests/support/move-world.ts';

let world: MoveWorld;

beforeAll(async () => {
  world = await openMoveWorld(stopCount(moneyMoves));
});
afterAll(() => world.close());

describe.each(moneyMoves)('$name', (move) => {
  const closedAt = new Set<string>();

  it.each(stopsOf(move))('closed at $name is found again as it is', async ({ lead, finds }) => {
    const device = await world.takeDevice();
    const flow = open(move, device.page());
    await lead(flow, world);
    const state = stateOf(flow);
    closedAt.add(state);
    flow.actor.stop();
    const verdict = await conclude(move, open(move, device.page()), 'drop');
    expect(finds).toContain(verdict);
    // Once it is done and said, the next page begins anew.
    const isMoved = verdict === 'done' || state === move.done;
    expect(await world.timesOf(move, device.memberId)).toBe(isMoved ? 1 : 0);
    expect(idsOf(move, device).size).toBeLessThanOrEqual(1);
  });

  it('was closed at every state on the way', () => {
    expect(statesOnTheWay(move).filter((state) => !closedAt.has(state))).toEqual([]);
  });
});

it('leaves a book that replays', async () => expect(await world.findings()).toEqual([]));

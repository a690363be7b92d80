/**
 * Every money move with its session ended at every state on the way. The member goes on until a call is refused, signs
 * in again and opens the flow: it resumes or begins anew, the move happened once or not at all, and the flow says which.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { conclude, moneyMoves, open, stateOf } from '#tests/support/money-moves.ts';
import { goOn, idsOf, statesOnTheWay, stopCount, stopsOf } from '#tests/support/move-stops.ts';
import { openMoveWorld, type MoveWorld } from '#tests/support/move-world.ts';

let world: MoveWorld;

beforeAll(async () => {
  world = await openMoveWorld(stopCount(moneyMoves));
});
afterAll(() => world.close());

describe.each(moneyMoves)('$name', (move) => {
  const endedAt = new Set<string>();

  it.each(stopsOf(move))('a session that ends at $name', async ({ lead, finds, ids = 1 }) => {
    const device = await world.takeDevice();
    const flow = open(move, device.page());
    await lead(flow, world);
    endedAt.add(stateOf(flow));
    await device.endSession();
    const isRefused = await goOn(move, flow, device);
    // As the app does: the flow goes with its screen.
    flow.actor.stop();
    await device.signIn();
    const verdict = await conclude(move, open(move, device.page()), 'drop');
    if (isRefused) expect(finds).toContain(verdict);
    // One that was through before it was refused anything has said so.
    const isMoved = verdict === 'done' || !isRefused;
    expect(await world.timesOf(move, device.memberId)).toBe(isMoved ? 1 : 0);
    expect(idsOf(move, device).size).toBeLessThanOrEqual(ids);
  });

  it('was ended at every state on the way', () => {
    expect(statesOnTheWay(move).filter((state) => !endedAt.has(state))).toEqual([]);
  });
});

it('leaves a book that replays', async () => expect(await world.findings()).toEqual([]));

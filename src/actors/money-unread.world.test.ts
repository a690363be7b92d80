/**
 * Every money move whose reply was lost, opened again where nothing of its form can be read: a server of another
 * version, an order that is gone. What became of it is asked all the same (rule C1).
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { assets } from '#contract/assets.ts';
import { undecidedOf } from '#storage/intents.ts';
import { moneyMoves, open, prepare, reaches } from '#tests/support/money-moves.ts';
import { openMoveWorld, pathOf, type MoveWorld } from '#tests/support/move-world.ts';

let world: MoveWorld;

const unread: readonly { name: string; reply: (reply: Response) => Response }[] = [
  { name: 'answers 500', reply: ({ headers }) => new Response('', { status: 500, headers }) },
  {
    name: 'doesn’t match its schema',
    reply: ({ headers }) => Response.json({ code: 200, msg: '', data: 'of another version' }, { headers }),
  },
];

beforeAll(async () => {
  world = await openMoveWorld(moneyMoves.length * unread.length);
});
afterAll(() => world.close());

describe.each(moneyMoves)('$name', (move) => {
  it.each(unread)('is found to have happened while everything else $name', async ({ reply }) => {
    const device = await world.takeDevice();
    const flow = open(move, device.page());
    await prepare(move, flow);
    await world.disturb(move.endpoint, 'lost-reply');
    flow.actor.send(move.send);
    await reaches(flow, 'unsettled');
    flow.actor.stop();
    device.wire.after = (answer, { url }) => (new URL(url).pathname === pathOf(assets.intent) ? answer : reply(answer));
    const page = device.page();
    expect(await reaches(open(move, page), move.done, 'failed', 'unsettled')).toBe(move.done);
    // What waits for a quiet moment goes on.
    expect(await undecidedOf(page.intents, device.memberId)).toEqual([]);
  });
});

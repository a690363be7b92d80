/**
 * Every money move against everything that a network and a server do (product 19.1): the move happened once or not at
 * all, and the flow ends by saying which. Real flows, real client, real store, real sandbox.
 */
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { requestTimeout } from '#domain/entry-limits.ts';
import { someOf } from '#tests/sandbox/scale.ts';
import type { MoneyMove } from '#tests/moves/money-move.ts';
import { conclude, moneyMoves, open, prepare, reaches } from '#tests/support/money-moves.ts';
import { openMoveWorld, pathOf, type Device, type MoveWorld } from '#tests/support/move-world.ts';

interface Trouble {
  name: string;
  /** Whether the server has done it all the same. */
  isCommitted: boolean;
  cause: (move: MoneyMove, device: Device) => Promise<void> | void;
}

let world: MoveWorld;

const ordered = (name: string, fault: string, isCommitted: boolean): Trouble => ({
  name,
  isCommitted,
  cause: async ({ endpoint }) => {
    await world.disturb(endpoint, fault);
  },
});

const isOf = ({ endpoint }: MoneyMove, request: Request): boolean => new URL(request.url).pathname === pathOf(endpoint);

/** The client's patience ends at once instead of after 36 s; every other timer runs as ever. */
function shortenPatience(): void {
  const real = globalThis.setTimeout;
  globalThis.setTimeout = ((run: () => void, ms?: number) =>
    real(run, ms === requestTimeout ? 300 : ms)) as typeof setTimeout;
  onTestFinished(() => {
    globalThis.setTimeout = real;
  });
}

/** As a connection that never answers, until whoever waits gives up. */
const silence = ({ signal }: Request): Promise<never> =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(new TypeError('aborted')));
  });

/** Once: a later call of the same path goes through. */
function onceOf(move: MoneyMove, act: (request: Request) => Promise<never>): (request: Request) => Promise<void> {
  let isOver = false;
  return async (request) => {
    if (isOver || !isOf(move, request)) return;
    isOver = true;
    await act(request);
  };
}

const troubles: readonly Trouble[] = [
  ordered('its reply is lost after the commit', 'lost-reply', true),
  ordered('500 before the commit', 'error-before', false),
  ordered('500 after the commit', 'error-after', true),
  ordered('401 in the middle', 'unauthorized', false),
  ordered('a malformed reply', 'malformed', true),
  ordered('a page of HTML in place of a reply', 'html', false),
  {
    name: 'no answer in time, nothing done',
    isCommitted: false,
    cause: (move, { wire }) => {
      shortenPatience();
      wire.before = onceOf(move, silence);
    },
  },
  {
    name: 'no answer in time, all done',
    isCommitted: true,
    cause: (move, { wire }) => {
      shortenPatience();
      const once = onceOf(move, silence);
      wire.after = async (reply, request) => {
        await once(request);
        return reply;
      };
    },
  },
  {
    name: 'the network gone as it leaves',
    isCommitted: false,
    cause: (move, { wire }) => {
      wire.before = onceOf(move, () => Promise.reject(new TypeError('Failed to fetch')));
    },
  },
];

const met = moneyMoves.map((move, index) => ({ move, troubles: someOf(troubles, 3, index) }));
/** What was not done is sent again, or dropped. */
const waysOut = ({ isCommitted }: Trouble) => (isCommitted ? (['resend'] as const) : (['resend', 'drop'] as const));

beforeAll(async () => {
  const ways = met.flatMap((one) => one.troubles.flatMap(waysOut));
  world = await openMoveWorld(moneyMoves.length + ways.length);
});
afterAll(() => world.close());

describe.each(met)('$move.name', ({ move, troubles: itsTroubles }) => {
  it('happens once when all is well', async () => {
    const device = await world.takeDevice();
    const flow = open(move, device.page());
    await prepare(move, flow);
    flow.actor.send(move.send);
    expect(await conclude(move, flow, 'drop')).toBe('done');
    expect(await world.timesOf(move, device.memberId)).toBe(1);
  });

  it.each(itsTroubles)('meets $name, and ends by saying what became of it', async (trouble) => {
    const { cause, isCommitted } = trouble;
    for (const unsent of waysOut(trouble)) {
      const device = await world.takeDevice();
      const flow = open(move, device.page());
      await prepare(move, flow);
      await cause(move, device);
      flow.actor.send(move.send);
      await reaches(flow, 'unsettled');
      expect(await conclude(move, flow, unsent)).toBe(isCommitted || unsent === 'resend' ? 'done' : 'not done');
      expect(await world.timesOf(move, device.memberId)).toBe(isCommitted || unsent === 'resend' ? 1 : 0);
      const ids = new Set(
        device.wire.sent.filter((request) => isOf(move, request)).map(({ headers }) => headers.get('Idempotency-Key')),
      );
      expect(ids.size).toBe(1);
    }
  });
});

it('leaves a book that replays', async () => expect(await world.findings()).toEqual([]));

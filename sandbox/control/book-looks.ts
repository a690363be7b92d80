/**
 * Looks whether the book is whole, one look at a time: each takes one of the few connections beside the calls, and seconds
 * in a large world. None holds the gate, so that no press of the clock, and no call behind it, waits for one.
 */
import type { Kysely } from 'kysely';
import type { Context } from '#sandbox/context.ts';
import type { Database } from '#sandbox/db/tables.ts';
import { verify, type Verification } from '#sandbox/ledger/verify.ts';
import type { Gate } from './gate.ts';

type From = NonNullable<Parameters<typeof verify>[1]>;

interface Look {
  /** Which demo it was of. */
  epoch: string;
  endedAt: number;
  report: Verification;
}

export interface KeptLook extends Verification {
  /** How long ago it ended, ms. */
  age: number;
}

export interface BookLooks {
  /** One that begins after it was asked for; who asks until then shares it. */
  next(from: From): Promise<Verification>;
  /** The last one, or one that runs, if it is new enough for the panel. @param show runs within the gate, on the demo that was looked at */
  kept<Shown>(show: (kept: KeptLook) => Promise<Shown>): Promise<Shown>;
  /** For who holds the gate and takes the tables away: ends with the look that reads them. */
  rest(): Promise<void>;
}

/** As long as the panel's script is content with one, ms. */
const keptFor = 20_000;

const epochOf = async ({ db }: { db: Kysely<Database> }): Promise<string> =>
  (await db.selectFrom('world').select('epoch').executeTakeFirstOrThrow()).epoch;

export function createBookLooks(context: Pick<Context, 'db'>, gate: Gate, look = verify): BookLooks {
  const waiting = new Map<From, Promise<Look>>();
  let running: Promise<Look> | null = null;
  let reading: Promise<unknown> = Promise.resolve();
  let ended: Promise<unknown> = Promise.resolve();
  let last: Look | null = null;

  /** It begins within the gate, and goes on beside it. */
  const begin = (from: From) =>
    gate.shared(async () => {
      const epoch = await epochOf(context);
      const found = look(context, from);
      reading = found.catch(() => undefined);
      return { epoch, found };
    });

  async function lookAt(from: From): Promise<Look> {
    for (;;) {
      const { epoch, found } = await begin(from);
      const [result] = await Promise.allSettled([found]);
      // Another demo was made meanwhile, perhaps at another server: nothing is told of the one before.
      if ((await gate.shared(() => epochOf(context))) !== epoch) continue;
      if (result.status === 'rejected') throw result.reason;
      last = { epoch, endedAt: performance.now(), report: result.value };
      return last;
    }
  }

  function next(from: From): Promise<Look> {
    const known = waiting.get(from);
    if (known) return known;
    const asked = ended.then(() => {
      waiting.delete(from);
      running = lookAt(from);
      return running;
    });
    waiting.set(from, asked);
    ended = asked
      .catch(() => undefined)
      .then(() => {
        running = null;
      });
    return asked;
  }

  const isKept = ({ endedAt }: Look): boolean => performance.now() - endedAt < keptFor;

  return {
    next: async (from) => (await next(from)).report,
    async kept(show) {
      for (;;) {
        const one = last && isKept(last) ? last : await (running ?? next('last'));
        const shown = await gate.shared(async () =>
          (await epochOf(context)) === one.epoch
            ? { answer: await show({ ...one.report, age: performance.now() - one.endedAt }) }
            : null,
        );
        if (shown) return shown.answer;
        if (last === one) last = null;
      }
    },
    async rest() {
      await reading;
    },
  };
}

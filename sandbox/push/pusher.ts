/**
 * Sends what waits in the outbox of pushes (0065-push.ts), beside the calls and outside of any transaction that moves
 * something: rows are claimed by one statement, sent, then removed by another. A server that dies in between sends once more
 * later, and the tag of the notification keeps it single. Servers that share a Postgres share the work.
 */
import { sql } from 'kysely';
import { day, minute } from '#domain/limits.ts';
import type { OpenDatabase } from '#sandbox/db/open.ts';
import type { Gate } from '#sandbox/control/gate.ts';
import { idleLifetime } from '#sandbox/services/access/sessions.ts';
import type { ServedContext } from '#sandbox/visit.ts';
import { sendPush, type PushEnd, type PushTarget, type PushWords, type SendOptions } from './send-push.ts';
import type { NotificationKind, NotificationStage } from '#domain/notifications.ts';

export interface PusherOptions extends SendOptions {
  context: Pick<ServedContext, 'db' | 'wallClock'>;
  gate: Gate;
  listen: OpenDatabase['listen'];
  onError: (error: unknown) => void;
  /** ms between two looks without a word of what changed. */
  beat?: number;
}

export interface Pusher {
  /** Sends what is due. */
  turn(): Promise<void>;
  close(): Promise<void>;
}

const atOnce = 20;
const mostTries = 5;
/** Before the next try, the first one: four times as long after each. */
const pause = minute / 2;

interface Waiting {
  id: bigint;
  token_hash: string;
  kind: NotificationKind;
  about: string;
  stage: NotificationStage | '';
  tries: number;
}
/** For nobody any more where the subscription is gone, or its session has ended or is idle. */
type Claimed = Waiting & (PushTarget | Record<keyof PushTarget, null>);

const wordsOf = ({ kind, about, stage }: Waiting): PushWords => ({ kind, id: about, ...(stage && { stage }) });

type Context = PusherOptions['context'];

/** Takes rows for one try each. What is too old or was tried too often goes. */
async function claim({ db, wallClock }: Context): Promise<Claimed[]> {
  const now = wallClock.now();
  await sql`delete from push_outbox where due_at <= ${now} and (tries >= ${mostTries} or written_at <= ${now - day})`.execute(
    db,
  );
  const { rows } = await sql<Claimed>`with due as (
      select id from push_outbox where due_at <= ${now} order by due_at, id limit ${atOnce} for update skip locked
    ), claimed as (
      update push_outbox set tries = tries + 1, due_at = ${now} + ${pause} * power(4, tries)
      from due where push_outbox.id = due.id returning push_outbox.*
    )
    select claimed.*, endpoint, p256dh, auth from claimed left join lateral (
      select endpoint, p256dh, auth from push_subscriptions join sessions using (token_hash)
      where token_hash = claimed.token_hash and expires_at > ${now} and last_seen_at > ${now - idleLifetime} limit 1
    ) as target on true`.execute(db);
  return rows;
}

async function settle({ db }: Context, { id, token_hash, endpoint }: Claimed, end: PushEnd): Promise<void> {
  if (end === 'later') return;
  await db.deleteFrom('push_outbox').where('id', '=', id).execute();
  // Not one that the browser has made meanwhile.
  if (end !== 'gone' || endpoint === null) return;
  await db
    .deleteFrom('push_subscriptions')
    .where('token_hash', '=', token_hash)
    .where('endpoint', '=', endpoint)
    .execute();
}

export async function openPusher({ context, gate, listen, onError, beat = 5_000, ...sending }: PusherOptions) {
  let isClosed = false;

  async function turn(): Promise<void> {
    let claimed: Claimed[];
    do {
      claimed = await gate.shared(() => claim(context));
      // Nobody waits at the gate for a stranger's server.
      const ends = await Promise.all(
        claimed.map(async (row): Promise<PushEnd> => {
          if (row.endpoint === null) return 'gone';
          return sendPush(row, wordsOf(row), sending).catch((error: unknown): PushEnd => {
            onError(error);
            return 'later';
          });
        }),
      );
      await gate.shared(async () => {
        for (const [index, row] of claimed.entries()) await settle(context, row, ends[index] ?? 'later');
      });
    } while (claimed.length === atOnce && !isClosed);
  }

  let working: Promise<void> | null = null;
  let isAskedAgain = false;
  const work = (): void => {
    if (isClosed) return;
    isAskedAgain = working !== null;
    working ??= turn()
      .catch(onError)
      .finally(() => {
        working = null;
        if (isAskedAgain) work();
      });
  };
  const stop = await listen('changed', work);
  const timer = setInterval(work, beat);
  timer.unref();
  work();
  return {
    turn,
    async close() {
      isClosed = true;
      clearInterval(timer);
      await stop();
      await working;
    },
  } satisfies Pusher;
}

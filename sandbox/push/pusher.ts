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
/** Of one member: an endpoint that never answers keeps the rest for others. */
const ofMember = 2;
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
type Claimed = Waiting & { member_id: string | null } & (PushTarget | Record<keyof PushTarget, null>);

const wordsOf = ({ kind, about, stage }: Waiting): PushWords => ({ kind, id: about, ...(stage && { stage }) });

type Context = PusherOptions['context'];

/** What is too old or was tried too often goes. */
async function forgetOld({ db, wallClock }: Context): Promise<void> {
  const now = wallClock.now();
  await sql`delete from push_outbox where due_at <= ${now} and (tries >= ${mostTries} or written_at <= ${now - day})`.execute(
    db,
  );
}

/**
 * Takes rows for one try each, the oldest first.
 * @param count at most so many
 * @param busy members who are being pushed to
 */
async function claim({ db, wallClock }: Context, count: number, busy: readonly string[]): Promise<Claimed[]> {
  const now = wallClock.now();
  const { rows } = await sql<Claimed>`with due as (
      select id, member_id, due_at from push_outbox left join push_subscriptions using (token_hash)
      where due_at <= ${now} and tries < ${mostTries} and written_at > ${now - day}
        and (member_id is null or member_id <> all(${busy}::text[]))
      order by due_at, id limit ${count} for update of push_outbox skip locked
    ), numbered as (
      select id, row_number() over (partition by member_id order by due_at, id) as number, member_id from due
    ), claimed as (
      update push_outbox set tries = tries + 1, due_at = ${now} + ${pause} * power(4, tries) from numbered
      where push_outbox.id = numbered.id and (number <= ${ofMember} or member_id is null)
      returning push_outbox.*, member_id
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
  /** Something was written since the last claim began. */
  let isAsked = false;
  let wake = (): void => undefined;

  /** Nobody waits at the gate for a stranger's server. */
  async function send(row: Claimed): Promise<void> {
    const end = row.endpoint === null ? 'gone' : await sendPush(row, wordsOf(row), sending);
    await gate.shared(() => settle(context, row, end));
  }

  /** As many at once as there may be: the next goes as soon as one has ended, and what is written meanwhile too. */
  async function sendDue(): Promise<void> {
    /** And to whom. */
    const running = new Map<Promise<void>, string | null>();
    try {
      for (;;) {
        isAsked = false;
        const woken = new Promise<void>((resolve) => (wake = resolve));
        const wasIdle = running.size === 0;
        const busy = [...running.values()].filter((member) => member !== null);
        const count = isClosed ? 0 : atOnce - running.size;
        const claimed = count === 0 ? [] : await gate.shared(() => claim(context, count, busy));
        for (const row of claimed) {
          const one = send(row)
            .catch(onError)
            .finally(() => running.delete(one));
          running.set(one, row.member_id);
        }
        if (claimed.length > 0) continue;
        // Once nothing else waits: it looks at all that is due.
        if (count > 0) await gate.shared(() => forgetOld(context));
        if (running.size > 0) await Promise.race([...running.keys(), woken]);
        // Who was busy at the claim may have more that is due.
        else if (wasIdle && !isAsked) return;
      }
    } finally {
      await Promise.all(running.keys());
    }
  }

  let working: Promise<void> | null = null;
  const work = (): void => {
    if (isClosed) return;
    isAsked = working !== null;
    wake();
    working ??= sendDue()
      .catch(onError)
      .finally(() => {
        working = null;
        if (isAsked) work();
      });
  };
  const stop = await listen('changed', work);
  const timer = setInterval(work, beat);
  timer.unref();
  work();
  return {
    async turn() {
      work();
      await working;
    },
    async close() {
      isClosed = true;
      clearInterval(timer);
      await stop();
      await working;
    },
  } satisfies Pusher;
}

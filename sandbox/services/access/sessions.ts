/**
 * Sessions: a random token for the device, its SHA-256 in the database. They end after 30 days, after 14 days without
 * use, at sign-out, or when the panel ends them (product 5.10). All of it is real time (product 4.6).
 */
import { hash } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import { codes } from '#contract/codes.ts';
import { day, minute, sessionLifetime } from '#domain/limits.ts';
import { isRegion } from '#domain/time.ts';
import { batchesOf } from '#sandbox/batches.ts';
import type { Context } from '#sandbox/context.ts';
import { jsonOf, rowsOf } from '#sandbox/db/rows.ts';
import type { Database } from '#sandbox/db/tables.ts';
import type { FoundCaller } from '#sandbox/handler.ts';
import { Refusal } from '#sandbox/refusal.ts';
import type { ServedContext } from '#sandbox/visit.ts';
import { unknownDevice, type Device } from './devices.ts';

/** ms without a call after which a session ends. */
export const idleLifetime = 14 * day;
/** How exact `last_seen_at` is kept: a write for each call would be a waste. */
const seenStep = minute;

export const wrongCredentials = () =>
  new Refusal(codes.wrongCredentials, 'Wrong phone number, e-mail address or password');

/** What the database knows a session by. */
export const hashOf = (token: string): string => hash('sha256', token, 'hex');

/**
 * Starts a session; the answer is its token, 256 random bits in base64url.
 * @param passwordHash that was checked. A change of it waits for the row, or has happened: then it opens nothing any more
 * @throws Refusal wrongCredentials
 */
export async function startSession(
  { db, random, wallClock }: ServedContext,
  memberId: string,
  { browser, system, place }: Device = unknownDevice,
  passwordHash: string | null = null,
): Promise<string> {
  const token = Buffer.from(random.hex(32), 'hex').toString('base64url');
  const now = wallClock.now();
  await db.deleteFrom('sessions').where('expires_at', '<=', now).execute();
  const { rows } = await sql`insert into sessions
      (token_hash, member_id, created_at, last_seen_at, expires_at, browser, system, place)
    select ${hashOf(token)}, id, ${now}, ${now}, ${now + sessionLifetime}, ${browser}, ${system}, ${place} from members
    where id = ${memberId} ${passwordHash === null ? sql`` : sql`and password_hash = ${passwordHash}`}
    for share returning id`.execute(db);
  if (rows.length === 0) throw wrongCredentials();
  return token;
}

/** Whether something fell due to a member that is not booked yet. */
const isDue = sql`exists (select from orders where member_id = members.id and next_due_at <= asked.now)
  or exists (select from orders where member_id = members.id and status = 'valid' and expires_at <= asked.now)
  or exists (select from incomes where member_id = members.id and status = 'processing' and arrives_at <= asked.now)
  or exists (select from recharges where member_id = members.id and next_due_at <= asked.now)
  or exists (select from withdrawals where member_id = members.id and ended_at is null
    and (ends_at <= asked.now or status = 'pending' and processing_at <= asked.now))`;

/** A session that a call says to have. */
export interface AskedSession {
  hash: string;
  /** Real time, ms. */
  wall: number;
  /** The sandbox's time, ms. */
  now: number;
}

export interface FoundSession {
  last_seen_at: number;
  member_id: string;
  region: number;
  is_due: boolean;
}

/** Null for a token that can't be one. */
export function askedSession({ clock, wallClock }: ServedContext, token: string): AskedSession | null {
  if (!/^[\w-]{43}$/.test(token)) return null;
  return { hash: hashOf(token), wall: wallClock.now(), now: clock.now() };
}

/** For `lateral`, beside rows `asked` as above: each session by the index, whatever the planner expects. */
const foundSession = (due: ReturnType<typeof sql>) => sql`(
  select token_hash, last_seen_at, members.id as member_id, members.region, ${due} as is_due
  from sessions join members on members.id = sessions.member_id
  where token_hash = asked.hash and expires_at > asked.wall and last_seen_at > asked.wall - ${sql.lit(idleLifetime)}
  limit 1
)`;
/** The same, also whether something is due. */
export const foundSessionWithDue = foundSession(isDue);

/** Sessions of many tokens. */
const lookUp =
  (found: ReturnType<typeof sql>) =>
  async (db: Kysely<Database>, asked: readonly AskedSession[]): Promise<Map<string, FoundSession>> => {
    const { rows } = await sql<FoundSession & { token_hash: string }>`select found.*
      from ${rowsOf(asked, 'asked (hash text, wall float8, now float8)')} cross join lateral ${found} as found`.execute(
      db,
    );
    return new Map(rows.map((row) => [row.token_hash, row]));
  };

/** Beside the calls: none waits for it, and where many members come, each call is the first of somebody's minute. */
const noteSeen = batchesOf(async (db, seen: readonly Pick<AskedSession, 'hash' | 'wall'>[]): Promise<void> => {
  const wall = Math.max(...seen.map((one) => one.wall));
  // An array, not a list of rows: for a hundred of those the planner would read all sessions.
  await sql`update sessions set last_seen_at = ${wall} where last_seen_at < ${wall}
    and token_hash = any(array(select json_array_elements_text(${jsonOf(seen.map(({ hash }) => hash))})))`.execute(db);
});

/** Every call asks for its session: those that come at once are one statement (decision 0074). As many batches as connections share. */
const sessionsOf = batchesOf(lookUp(foundSession(sql`false`)), 2);
const sessionsWithDue = batchesOf(lookUp(foundSessionWithDue), 2);

/** Whose session was found, which was used by that. */
export function callerOf(db: Kysely<Database>, { hash, wall }: AskedSession, found: FoundSession): FoundCaller {
  // What can't be written now is written with a later call.
  if (wall - found.last_seen_at > seenStep) noteSeen(db, { hash, wall }).catch(() => undefined);
  return { id: found.member_id, region: isRegion(found.region) ? found.region : 0, isDue: found.is_due };
}

/** Whose token it is; null for a token that is unknown, ended or idle for too long. @param asksDue also whether something is due */
export async function findCaller(context: ServedContext, token: string, asksDue = false): Promise<FoundCaller | null> {
  const { db } = context;
  const asked = askedSession(context, token);
  const found = asked && (await (asksDue ? sessionsWithDue : sessionsOf)(db, asked)).get(asked.hash);
  return asked && found ? callerOf(db, asked, found) : null;
}

/** Those of these sessions that have not ended. @param hashes of their tokens */
export async function lastingOf({ db, wallClock }: ServedContext, hashes: readonly string[]): Promise<Set<string>> {
  const now = wallClock.now();
  const rows = await db
    .selectFrom('sessions')
    .select('token_hash')
    .where('token_hash', 'in', hashes)
    .where('expires_at', '>', now)
    .where('last_seen_at', '>', now - idleLifetime)
    .execute();
  return new Set(rows.map(({ token_hash }) => token_hash));
}

/** Ends one session. */
export async function endSession({ db }: Context, token: string): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', hashOf(token)).execute();
}

/** Ends all sessions of a member but that of this token, if there is one; the answer is how many. */
export async function endOtherSessions({ db }: Context, memberId: string, token: string | null): Promise<number> {
  const ended = await db
    .deleteFrom('sessions')
    .where('member_id', '=', memberId)
    .$if(token !== null, (others) => others.where('token_hash', '!=', hashOf(token ?? '')))
    .returning('token_hash')
    .execute();
  return ended.length;
}

/** Ends another one of a member by its id; the answer is how many: none where it has ended or is nobody's or somebody else's. */
export async function endSessionById({ db }: Context, memberId: string, id: string): Promise<number> {
  const ended = await db
    .deleteFrom('sessions')
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .returning('id')
    .execute();
  return ended.length;
}

/** Ends all sessions of the members with that phone or e-mail address; the answer is how many. */
export async function endSessionsOf({ db }: Context, account: string): Promise<number> {
  const ended = await db
    .deleteFrom('sessions')
    .where('member_id', 'in', (eb) =>
      eb
        .selectFrom('members')
        .select('id')
        .where((or) => or.or([or('phone', '=', account), or('email', '=', account)])),
    )
    .returning('token_hash')
    .execute();
  return ended.length;
}

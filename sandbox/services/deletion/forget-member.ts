/**
 * Forgets who a member was (product 5.18): what is theirs is deleted, what the book needs stays under an id that says nothing.
 * A column that refers to members, isn't told of here and isn't on the list of what stands fails `deletion-tables.test.ts`.
 */
import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { Database } from '#sandbox/db/tables.ts';
import { announce } from '#sandbox/services/messages/tell.ts';
import { recipientsOf } from '#sandbox/services/access/code-recipients.ts';
import { removedDrafts } from '#sandbox/services/community/member-writing.ts';
import { findByAccount, type Member } from '#sandbox/services/members/members.ts';
import type { ServedContext } from '#sandbox/visit.ts';

/** Deleted where `member_id` is the member, in this order: what refers to another comes before it. */
const deletedTables = [
  'passkeys',
  'push_subscriptions',
  'contact_changes',
  'known_devices',
  'sessions',
  'messages',
  'bulletin_reads',
  'post_likes',
  'comments',
  'removed_drafts',
  'payout_addresses',
  'bank_accounts',
  'fund_password_attempts',
] as const;

/** Of others too, where they hang on what the member wrote or say something of them. @param now real time, ms */
const alsoDeleted = (id: string, now: number): readonly RawBuilder<unknown>[] => [
  sql`delete from push_outbox where token_hash in (select token_hash from sessions where member_id = ${id})`,
  sql`delete from passkey_challenges where holder = ${id}`,
  sql`delete from blocks where member_id = ${id} or blocked_id = ${id}`,
  sql`delete from reports where member_id = ${id} or author_id = ${id}`,
  sql`delete from feedback_pictures where feedback_id in (select id from feedback where member_id = ${id})`,
  sql`delete from feedback where member_id = ${id}`,
  sql`delete from post_likes where post_id in (select id from posts where member_id = ${id})`,
  sql`${removedDrafts('comments', now)} where post_id in (select id from posts where member_id = ${id})
    on conflict do nothing`,
  sql`delete from comments where post_id in (select id from posts where member_id = ${id})`,
  sql`delete from posts where member_id = ${id}`,
  sql`update group_joins set picture_id = null where member_id = ${id}`,
  sql`delete from uploads where member_id = ${id}`,
  sql`delete from withdrawal_quotes where member_id = ${id}
    and not exists (select from withdrawals where quote_id = withdrawal_quotes.id)`,
  // Unused ones are free for others again.
  sql`with gone as (delete from member_coupons where member_id = ${id} and order_id is null returning coupon_id, received_at)
    update coupons set taken = taken - 1 where id in (select coupon_id from gone where received_at is not null)`,
];

/** Rows that the book's rules look at: they keep amounts and times, and say nothing else. */
const emptied = (id: string): readonly RawBuilder<unknown>[] => [
  sql`update withdrawal_quotes set payee = '', payee_id = '' where member_id = ${id}`,
  sql`update withdrawals set payee = '' where member_id = ${id}`,
  sql`update records set about = '', source_name = '', reason = '' where member_id = ${id}`,
  // What an inviter's record of their bonus is about.
  sql`update records set about = '' where id in (select record_id from referral_bonuses where invited_id = ${id})`,
  sql`update daily_rewards set region = 0 where member_id = ${id}`,
];

/** A number or an address that was the member's may be another's by now. */
async function isOthers(trx: Transaction<Database>, { id }: Member, recipient: string): Promise<boolean> {
  const [country = '', phone = ''] = recipient.split(':');
  const account = recipient.includes('@')
    ? ({ type: 'email', country: '', account: recipient } as const)
    : ({ type: 'phone', country, account: phone } as const);
  const owner = await findByAccount({ db: trx }, account);
  return owner !== null && owner.id !== id;
}

/** What codes went to: now, and before a change of it. */
async function recipientsEver(trx: Transaction<Database>, member: Member): Promise<Set<string>> {
  const changes = await trx
    .selectFrom('contact_changes')
    .select(['old_recipient', 'new_recipient'])
    .where('member_id', '=', member.id)
    .execute();
  const changed = changes.flatMap(({ old_recipient, new_recipient }) => [old_recipient, new_recipient]);
  const recipients = new Set(recipientsOf(member).map(({ recipient }) => recipient));
  for (const one of changed) if (one !== '' && !(await isOthers(trx, member, one))) recipients.add(one);
  return recipients;
}

/** Codes, and waits of who guessed, by what they went to. */
async function forgetRecipients(trx: Transaction<Database>, member: Member): Promise<void> {
  const recipients = await recipientsEver(trx, member);
  for (const recipient of recipients) {
    await trx.deleteFrom('verification_codes').where('recipient', '=', recipient).execute();
    await trx.deleteFrom('code_sends').where('recipient', '=', recipient).execute();
  }
  for (const whose of [...recipients, member.id]) {
    // Whole, as all of them are written: others' addresses may contain this one.
    await sql`delete from sign_in_attempts where strpos(subject || ' ', ${`:${whose} `}) > 0`.execute(trx);
  }
}

/** The posts first, as a deletion of one locks them: the other way round it and this would wait for each other. */
async function lockPosts(trx: Transaction<Database>, id: string): Promise<void> {
  await sql`select id from posts where member_id = ${id} order by id for update`.execute(trx);
  await sql`select id from posts where id in (
      select post_id from comments where member_id = ${id} union select post_id from post_likes where member_id = ${id}
    ) and member_id <> ${id} order by id for key share`.execute(trx);
}

/** @param member as they were; their row has to be locked */
export async function forgetMember(
  { trx, at }: { trx: Transaction<Database>; at: number },
  { random, wallClock }: Pick<ServedContext, 'random' | 'wallClock'>,
  member: Member,
): Promise<void> {
  const { id } = member;
  await lockPosts(trx, id);
  await forgetRecipients(trx, member);
  for (const statement of alsoDeleted(id, wallClock.now())) await statement.execute(trx);
  for (const table of deletedTables) await trx.deleteFrom(table).where('member_id', '=', id).execute();
  for (const statement of emptied(id)) await statement.execute(trx);
  await trx
    .updateTable('members')
    .set({
      country: '',
      phone: null,
      email: null,
      name: '',
      avatar: '',
      name_look: '',
      password_hash: null,
      fund_password_hash: null,
      withdrawals_rest_until: null,
      region: 0,
      region_since: 0,
      vip_level: 0,
      // Unlike any that is given out.
      invite_code: `deleted ${random.hex(16)}`,
      deleted_at: at,
    })
    .where('id', '=', id)
    .execute();
  // What was answered to them; whether something was credited is all that the book's rules ask.
  await sql`update intents set payload_hash = '', msg = '', data = case when data->>'credited' is null then null
    else json_build_object('credited', data->'credited') end where member_id = ${id}`.execute(trx);
  await announce({ trx }, 'feed');
}

/** The invariant between the book and redeemed codes (rule P5). */
import { sql } from 'kysely';
import { lookedAt, type TableInvariant } from './invariant.ts';

export const redeemInvariants: readonly TableInvariant[] = [
  {
    id: 'P5',
    name: 'Each redeemed code is one bonus of its worth, and its pieces are counted',
    findings: sql`select coalesce('code ' || told.code, 'entry ' || posted.entry_id) as finding
      from (
        select redemptions.code, entry_id, amount, 'member:' || member_id || ':wallet' as wallet
        from redemptions join redeem_codes on redeem_codes.code = redemptions.code
      ) as told
      full join (
        select entry_id, amount, to_account as wallet from postings where rule = 'redeemBonus'
      ) as posted using (entry_id)
      where (told.amount, told.wallet) is distinct from (posted.amount, posted.wallet)
      union all
      select 'code ' || code from redeem_codes
        where taken <> (select count(*) from redemptions where redemptions.code = redeem_codes.code)`,
    looked: lookedAt('redemptions', 'redemptions'),
  },
];

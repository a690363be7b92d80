/** Accounts by e-mail too, codes that open nothing, and what registration gave. Times are the sandbox clock's. */
import { runStatements, type Migration } from '../migration.ts';

export const migration: Migration = {
  name: '0023-accounts',
  up: (db) =>
    runStatements(db, [
      'alter table members alter column phone drop not null',
      'alter table members add constraint members_can_be_named check (coalesce(phone, email) is not null)',
      'create unique index members_by_email on members (email)',
      // Kept for an account that does not exist, and sent to nobody: asking again tells nothing then.
      'alter table verification_codes add column is_decoy boolean not null default false',
      `create table registration_credits (
        member_id text not null references members (id),
        rule text not null check (rule in ('welcomeBonus', 'registrationGift', 'freeTrial')),
        amount bigint not null check (amount >= 0),
        -- Of a free trial.
        product_id text references products (id),
        order_id text unique references orders (id),
        -- Why it was not credited; empty: it was.
        reason text not null default '' check (reason in ('', 'promotionEmpty', 'nothingOnSale')),
        entry_id bigint references entries (id),
        primary key (member_id, rule),
        check ((reason = '') = (entry_id is not null)),
        check ((rule = 'freeTrial' and reason = '') = (order_id is not null))
      )`,
    ]),
};

/**
 * Columns in which the id of a member who deleted their account still stands (product 5.18): what the book and its rules are made
 * of. The id says nothing any more.
 */
export const standing: readonly string[] = [
  'accounts.member_id',
  'daily_rewards.member_id',
  'entries.member_id',
  'exchanges.member_id',
  // Until the jobs have decided the inviter's bonus.
  'first_days.member_id',
  'group_joins.member_id',
  'incomes.member_id',
  'intents.member_id',
  // Those that paid for an order.
  'member_coupons.member_id',
  // Whoever they invited keeps their account.
  'members.inviter_id',
  'orders.member_id',
  'recharges.member_id',
  'records.member_id',
  'redemptions.member_id',
  'referral_bonuses.invited_id',
  'referral_bonuses.inviter_id',
  'registration_credits.member_id',
  // Those that a withdrawal was made by.
  'withdrawal_quotes.member_id',
  'withdrawals.member_id',
];

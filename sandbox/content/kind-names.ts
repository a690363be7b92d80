/** What the app calls a record that doesn't say what it is about: its kind. It's found by that name (product 11.5). */
import type { RecordType } from '#domain/wallet.ts';
import { msg, type Text } from '#sandbox/content/msg.ts';

export const kindNames = {
  recharge: msg({ message: 'Recharge', context: 'kind of record', comment: 'Noun' }),
  bonus: msg({ message: 'Bonus', comment: 'Kind of record: a bonus' }),
  randomBonus: msg({ message: 'Random bonus', comment: 'Kind of bonus, paid at random' }),
  referralBonusB: msg`Referral B bonus`,
  referralBonusC: msg`Referral C bonus`,
  referralBonusD: msg`Referral D bonus`,
  welcomeBonus: msg({ message: 'Welcome bonus', comment: 'Bonus of a new member' }),
  registrationGift: msg({ message: 'Registration gift', comment: 'Bonus of a new member for registering' }),
  exchange: msg({ message: 'Exchange', comment: 'Kind of record: rupees to USDT, noun' }),
} satisfies Partial<Record<RecordType, Text>>;

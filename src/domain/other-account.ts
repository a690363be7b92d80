/** The account on the other side of a record: what paid it, or where it went. */
import type { Counterparty } from './counterparty.ts';
import type { MoneyRecord, RecordType } from './wallet.ts';

const promotion = 'promo:budget';

const byType: Record<Exclude<RecordType, 'exchange' | 'withdrawal' | 'governmentSubsidy'>, string> = {
  recharge: 'outside:faucet',
  withdrawalFailed: 'hold',
  withdrawalCancelled: 'hold',
  buyMachine: 'escrow',
  orderCancelled: 'escrow',
  returnOfPrincipal: 'escrow',
  dailyIncome: 'revenue',
  teamBenefits: promotion,
  bonus: promotion,
  randomBonus: promotion,
  referralBonus: promotion,
  referralBonusB: promotion,
  referralBonusC: promotion,
  referralBonusD: promotion,
  welcomeBonus: promotion,
  registrationGift: promotion,
};

/** @returns its name, or the last part of one that has an owner; null for a type that is never issued */
export function otherAccount({
  type,
  status,
  currency,
}: Pick<MoneyRecord, 'type' | 'status' | 'currency'>): string | null {
  if (type === 'governmentSubsidy') return null;
  if (type === 'exchange') return `exchange:${currency}`;
  // What has not left is held, and so was what came back.
  if (type === 'withdrawal') return status === 'succeeded' || status === 'arrived' ? 'outside:payout' : 'hold';
  return byType[type];
}

/** Accounts as `otherAccount` names them. */
const counterpartyOf: Readonly<Record<string, Counterparty>> = {
  'outside:faucet': 'faucet',
  'outside:payout': 'payout',
  hold: 'hold',
  escrow: 'escrow',
  revenue: 'machine',
  [promotion]: 'promotion',
  'exchange:USDT': 'exchange',
  'exchange:INR': 'exchange',
};

export const isWith = (who: Counterparty, record: Parameters<typeof otherAccount>[0]): boolean =>
  counterpartyOf[otherAccount(record) ?? ''] === who;

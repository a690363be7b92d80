/** Every endpoint by backend and name. */
import { assets } from './assets.ts';
import { coupons } from './coupons.ts';
import { dailyBonus, sign } from './daily-rewards.ts';
import type { Endpoint } from './endpoint.ts';
import { exchangeRate, sellFinancial } from './exchange.ts';
import { feesAndLimits } from './fees.ts';
import { comingMonth } from './coming.ts';
import { feedback } from './feedback.ts';
import { fundPassword } from './fund-password.ts';
import { redeemCode } from './redeem.ts';
import { inbox } from './inbox.ts';
import { groupJoins } from './group-join.ts';
import { income } from './income.ts';
import { messages } from './messages.ts';
import { news } from './news.ts';
import { passkeys } from './passkeys.ts';
import { contact } from './contact.ts';
import { payees } from './payees.ts';
import { person } from './person.ts';
import { push } from './push.ts';
import { recharges } from './recharge.ts';
import { records } from './records.ts';
import { registration } from './registration.ts';
import { security } from './security.ts';
import { region } from './region.ts';
import { release } from './release.ts';
import { sessions } from './sessions.ts';
import { sharing } from './sharing.ts';
import { square } from './square.ts';
import { ownData } from './own-data.ts';
import { ownWords } from './own-words.ts';
import { moderation } from './moderation.ts';
import { team } from './team.ts';
import { transparency } from './transparency.ts';
import { user } from './user.ts';
import { withdrawals } from './withdrawal.ts';
import { today } from './today.ts';

/** One file a subject, so that a screen loads no more of it than it calls. */
export const contract = {
  user: {
    ...user,
    ...registration,
    ...person,
    ...region,
    ...fundPassword,
    ...payees,
    ...security,
    ...sessions,
    ...passkeys,
    ...contact,
    ...push,
    ...ownData,
    ...sign,
    ...feedback,
    sellFinancial,
  },
  assets: {
    ...assets,
    ...records,
    ...recharges,
    ...withdrawals,
    ...transparency,
    ...groupJoins,
    ...coupons,
    ...dailyBonus,
    exchangeRate,
    redeemCode,
    feesAndLimits,
    comingMonth,
  },
  income: { ...today, ...income },
  messages: { ...messages, ...inbox, ...news, ...release, ...sharing, ...team },
  square: { ...square, ...ownWords, ...moderation },
} as const;

export const endpoints: readonly Endpoint[] = Object.values(contract).flatMap((backend) => Object.values(backend));

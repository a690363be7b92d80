/** A case for every call of the contract: one that is missing does not compile. `npm run new endpoint` adds to it. */
import type { contract } from '#contract/contract.ts';
import type { CasesOf } from '#tests/conformance/bench.ts';
import { feedbackCases, squareCases } from './community.ts';
import { entryCases } from './entry.ts';
import { contactCases } from './contact.ts';
import { comingCases } from './coming.ts';
import { exchangeCases, feeCases, rechargeCases, recordCases, sellCases } from './funds.ts';
import { incomeCases } from './income.ts';
import { inboxCases, newsCases, noticeCases, releaseCases, sharingCases, teamCases } from './messages.ts';
import { orderCases } from './orders.ts';
import { ownDataCases } from './own-data.ts';
import { moderationCases, ownWordsCases } from './own-words.ts';
import { passkeyCases } from './passkeys.ts';
import { payeeCases } from './payees.ts';
import { fundPasswordCases, personCases } from './person.ts';
import { pushCases } from './push.ts';
import { registrationCases } from './registration.ts';
import { couponCases, dailyCases, groupJoinCases, redeemCases } from './rewards.ts';
import { sessionCases } from './sessions.ts';
import { transparencyCases } from './transparency.ts';
import { withdrawalCases } from './withdrawals.ts';

type Cases = { readonly [Backend in keyof typeof contract]: CasesOf<(typeof contract)[Backend]> };

export const cases: Cases = {
  user: {
    ...entryCases,
    ...registrationCases,
    ...personCases,
    ...fundPasswordCases,
    ...payeeCases,
    ...sessionCases,
    ...passkeyCases,
    ...contactCases,
    ...pushCases,
    ...ownDataCases,
    ...dailyCases.sign,
    ...feedbackCases,
    ...sellCases,
  },
  assets: {
    ...orderCases,
    ...recordCases,
    ...rechargeCases,
    ...withdrawalCases,
    ...transparencyCases,
    ...groupJoinCases,
    ...couponCases,
    ...dailyCases.bonus,
    ...exchangeCases,
    ...redeemCases,
    ...feeCases,
    ...comingCases,
  },
  income: { ...incomeCases },
  messages: { ...noticeCases, ...inboxCases, ...newsCases, ...releaseCases, ...sharingCases, ...teamCases },
  square: { ...squareCases, ...ownWordsCases, ...moderationCases },
};

/** The user backend: mode, countries, sign-in and sign-out (product 15.6). */
import type { contract } from '#contract/contract.ts';
import type { VisitHandlers } from '#sandbox/visit.ts';
import { demoMember, demoPassword } from '#sandbox/seed/people.ts';
import { addressHandlers } from './payees/address-book.ts';
import { bankHandlers } from './payees/bank-accounts.ts';
import { countriesIn } from './app/countries.ts';
import { signHandlers } from './rewards/daily-rewards.ts';
import { sellFinancial } from './wallet/exchange.ts';
import { feedbackHandlers } from './community/feedback.ts';
import { fundPasswordHandlers } from './access/fund-password-change.ts';
import { contactHandlers } from './access/contact-change.ts';
import { securityHandlers } from './access/login-password.ts';
import { deletionHandlers } from './deletion/delete-account.ts';
import { ownDataHandlers } from './own-data/own-data.ts';
import { passwordResetHandlers } from './access/password-reset.ts';
import { passkeyHandlers } from './passkeys/passkeys.ts';
import { passkeyUses } from './passkeys/use-passkey.ts';
import { personHandlers } from './members/person.ts';
import { pushHandlers } from './push/push.ts';
import { regionHandlers } from './members/move.ts';
import { registrationHandlers } from './registration/registration.ts';
import { endSession } from './access/sessions.ts';
import { signedInHandlers } from './access/signed-in.ts';
import { signInHandlers } from './access/sign-in.ts';

export const userHandlers: VisitHandlers<typeof contract.user> = {
  mode: async () => ({ data: { mode: 'sandbox' } }),

  countries: async (_, { caller }) => ({ data: countriesIn(caller.language) }),

  demo: async () => ({ data: { country: demoMember.country, phone: demoMember.phone, password: demoPassword } }),

  ...signInHandlers,

  async logout(context, { token }) {
    await endSession(context, token);
    return { data: {} };
  },

  ...signedInHandlers,
  ...contactHandlers,
  ...passkeyHandlers,
  ...passkeyUses,
  ...pushHandlers,
  ...ownDataHandlers,
  ...deletionHandlers,
  ...personHandlers,
  ...regionHandlers,
  ...registrationHandlers,
  ...passwordResetHandlers,
  ...fundPasswordHandlers,
  ...addressHandlers,
  ...bankHandlers,
  ...securityHandlers,
  ...feedbackHandlers,
  ...signHandlers,
  sellFinancial,
};

/** The user backend: mode, countries, sign-in and sign-out. Spec part 7 "User". */
import type { contract } from '#contract/contract.ts';
import type { VisitHandlers } from '#sandbox/visit.ts';
import { demoMember, demoPassword } from '#sandbox/seed/people.ts';
import { addressHandlers } from './address-book.ts';
import { bankHandlers } from './bank-accounts.ts';
import { countriesIn } from './countries.ts';
import { signHandlers } from './daily-rewards.ts';
import { sellFinancial } from './exchange.ts';
import { feedbackHandlers } from './feedback.ts';
import { fundPasswordHandlers } from './fund-password-change.ts';
import { securityHandlers } from './login-password.ts';
import { passwordResetHandlers } from './password-reset.ts';
import { personHandlers } from './person.ts';
import { registrationHandlers } from './registration.ts';
import { endOtherSessions, endSession } from './sessions.ts';
import { signInHandlers } from './sign-in.ts';

export const userHandlers: VisitHandlers<typeof contract.user> = {
  mode: async () => ({ data: { mode: 'sandbox' } }),

  countries: async (_, { caller }) => ({ data: countriesIn(caller.language) }),

  demo: async () => ({ data: { country: demoMember.country, phone: demoMember.phone, password: demoPassword } }),

  ...signInHandlers,

  async logout(context, { token }) {
    await endSession(context, token);
    return { data: {} };
  },

  async logoutEverywhere(context, { caller, token }) {
    const others = await endOtherSessions(context, caller.id, token);
    await endSession(context, token);
    return { data: { ended: others + 1 } };
  },

  ...personHandlers,
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

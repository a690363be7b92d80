/** The user backend: mode, countries, sign-in and sign-out, the signed-in person. Spec part 7 "User". */
import type { contract } from '#contract/contract.ts';
import type { VisitHandlers } from '#sandbox/visit.ts';
import { demoMember, demoPassword } from '#sandbox/seed/people.ts';
import { addressHandlers } from './address-book.ts';
import { bankHandlers } from './bank-accounts.ts';
import { countries } from './countries.ts';
import { sellFinancial } from './exchange.ts';
import { fundPasswordHandlers } from './fund-password-change.ts';
import { gradeOf } from './grades.ts';
import { securityHandlers } from './login-password.ts';
import { accountOf, findById } from './members.ts';
import { passwordResetHandlers } from './password-reset.ts';
import { registrationHandlers } from './registration.ts';
import { endOtherSessions, endSession } from './sessions.ts';
import { signInHandlers } from './sign-in.ts';

export const userHandlers: VisitHandlers<typeof contract.user> = {
  mode: async () => ({ data: { mode: 'sandbox' } }),

  countries: async () => ({ data: [...countries] }),

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

  async profile(context, { caller }) {
    const member = await findById(context, caller.id);
    const grade = await gradeOf(context, member.id);
    return {
      data: {
        userId: member.id,
        headUrl: member.avatar,
        vipLevel: grade,
        grade,
        gradeText: `Grade ${grade}`,
        phone: accountOf(member),
        name: member.name,
        invitateCode: member.invite_code,
      },
    };
  },

  ...registrationHandlers,
  ...passwordResetHandlers,
  ...fundPasswordHandlers,
  ...addressHandlers,
  ...bankHandlers,
  ...securityHandlers,
  sellFinancial,
};

/** The user backend: mode, countries, sign-in and sign-out, the signed-in person. Spec part 7 "User". */
import { codes } from '#contract/codes.ts';
import type { contract } from '#contract/contract.ts';
import { isPhone } from '#domain/phone.ts';
import type { VisitHandlers } from '#sandbox/visit.ts';
import { Refusal } from '#sandbox/refusal.ts';
import { demoMember, demoPassword } from '#sandbox/seed/people.ts';
import { toRegion } from './calendar.ts';
import { addressHandlers } from './address-book.ts';
import { bankHandlers } from './bank-accounts.ts';
import { countries } from './countries.ts';
import { sellFinancial } from './exchange.ts';
import { fundPasswordHandlers } from './fund-password-change.ts';
import { gradeOf } from './grades.ts';
import { securityHandlers } from './login-password.ts';
import { findById, findByPhone } from './members.ts';
import { isPassword } from './passwords.ts';
import { endSession, startSession } from './sessions.ts';
import { countAttempt, forgiveAttempt } from './sign-in-attempts.ts';

export const userHandlers: VisitHandlers<typeof contract.user> = {
  mode: async () => ({ data: { mode: 'sandbox' } }),

  countries: async () => ({ data: [...countries] }),

  demo: async () => ({ data: { country: demoMember.country, phone: demoMember.phone, password: demoPassword } }),

  async login(context, { input, address }) {
    const { country, phone, password } = input;
    const subject = `${country}:${phone}`;
    await countAttempt(context, subject, address);
    const member = isPhone(country, phone) ? await findByPhone(context, country, phone) : null;
    // An unknown phone costs the same work and gets the same words as a wrong password.
    const isRight = await isPassword(member?.password_hash ?? null, password);
    if (!member || !isRight) throw new Refusal(codes.wrongCredentials, 'Wrong phone number or password');
    await forgiveAttempt(context, subject, address);
    const token = await startSession(context, member.id);
    const grade = await gradeOf(context, member.id);
    return {
      msg: token,
      data: {
        headUrl: member.avatar,
        vipLevel: grade,
        phone: member.phone,
        name: member.name,
        shareCode: member.invite_code,
        markHeadbgUrl: '',
        markText: '',
        createTime: member.created_at,
        invitateCode: member.invite_code,
        timezoneType: toRegion(member.region),
      },
    };
  },

  async logout(context, { token }) {
    await endSession(context, token);
    return { data: {} };
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
        phone: member.phone,
        name: member.name,
        invitateCode: member.invite_code,
      },
    };
  },

  ...fundPasswordHandlers,
  ...addressHandlers,
  ...bankHandlers,
  ...securityHandlers,
  sellFinancial,
};

/** Sign-in by phone or e-mail address (product 5.4). */
import type { Answers } from '#contract/endpoint.ts';
import type { user } from '#contract/user.ts';
import { canonicalAccount } from '#domain/account-name.ts';
import { placeOf } from '#domain/regions.ts';
import type { ServedContext, VisitHandlers } from '#sandbox/visit.ts';
import { toRegion } from '#sandbox/calendar.ts';
import { recipientOf } from './code-recipients.ts';
import { gradeOf } from '#sandbox/services/members/grades.ts';
import { accountOf, findByAccount, type Member } from '#sandbox/services/members/members.ts';
import { isPassword } from '#sandbox/services/members/passwords.ts';
import { deviceOf, noteDevice } from './devices.ts';
import { startSession, wrongCredentials } from './sessions.ts';
import { rememberPlace, signInSubject } from './known-places.ts';
import { countedLook, forgiveAttempt } from './sign-in-attempts.ts';

/**
 * Starts a session; the answer is the reply that says so.
 * @param member as they were when what they signed in with was checked
 * @param visit the call that signs in, with its device's time zone
 * @throws Refusal wrongCredentials where their password was changed meanwhile, which may have ended what they signed in with
 */
export async function openSession(
  context: ServedContext,
  member: Member,
  visit: { agent: string; input: { zone: string } },
): Promise<Answers<typeof user.login>> {
  const device = deviceOf(visit, visit.input.zone);
  const grade = await gradeOf(context, member.id);
  const region = toRegion(member.region);
  const token = await startSession(context, member.id, device, member.password_hash);
  await noteDevice(context, member.id, device);
  return {
    msg: token,
    data: {
      headUrl: member.avatar,
      vipLevel: grade,
      phone: accountOf(member),
      name: member.name,
      shareCode: member.invite_code,
      markHeadbgUrl: '',
      markText: '',
      createTime: member.created_at,
      invitateCode: member.invite_code,
      timezoneType: placeOf(region).type,
      region,
    },
  };
}

export const signInHandlers: VisitHandlers<Pick<typeof user, 'login'>> = {
  async login(context, visit) {
    const { input, address } = visit;
    const { country, phone: typed, password } = input;
    const type = typed.includes('@') ? 'email' : 'phone';
    const account = canonicalAccount({ type, country, account: typed });
    const member = account === null ? null : await findByAccount(context, { type, country, account });
    const subject = signInSubject(recipientOf({ type, country, account: account ?? typed }));
    // An unknown account costs the same work and gets the same words as a wrong password.
    const look = () => isPassword(member?.password_hash ?? null, password);
    const isRight = await countedLook(context, subject, address, look);
    if (!member || !isRight) throw wrongCredentials();
    await forgiveAttempt(context, subject, address);
    const opened = await openSession(context, member, visit);
    await rememberPlace(context, subject, address);
    return opened;
  },
};

/**
 * A new account (product 5.5). A visitor who proved that the phone or address is theirs is told whether it has one
 * already; nobody else is (product 5.13). The same call again (same code, same password) gives the same account: its
 * answer may have been lost.
 */
import { codes } from '#contract/codes.ts';
import type { Asked } from '#contract/endpoint.ts';
import type { registration } from '#contract/registration.ts';
import { latinDigits } from '#domain/digits.ts';
import { isPassword as isAllowed } from '#domain/password.ts';
import type { AccountName } from '#domain/registration.ts';
import type { CodeChannel } from '#domain/verification.ts';
import { withBook } from '#sandbox/ledger/transaction.ts';
import { Refusal } from '#sandbox/refusal.ts';
import { demoMember } from '#sandbox/seed/people.ts';
import type { ServedContext, Visit, VisitHandlers } from '#sandbox/visit.ts';
import { regionOf } from '#domain/regions.ts';
import { createMember, findByAccount, findById, type Member } from '#sandbox/services/members/members.ts';
import { hashPassword, isPassword } from '#sandbox/services/members/passwords.ts';
import { registerTypes } from './register-ways.ts';
import { countAttempt, forgiveAttempt } from '#sandbox/services/access/sign-in-attempts.ts';
import { openSession } from '#sandbox/services/access/sign-in.ts';
import { codeExpired, isUsedCode, useCode } from '#sandbox/services/access/verification-codes.ts';
import { isFresh, oneForm, readAccount, sendTo, type VisitorAccount } from '#sandbox/services/access/visitor-codes.ts';
import { giveWelcome, welcomeCredits } from './welcome.ts';

const purpose = 'registration';

type Endpoints = Pick<
  typeof registration,
  | 'registerTypes'
  | 'checkAccount'
  | 'registerCodeByPhone'
  | 'registerCodeByEmail'
  | 'registerByPhone'
  | 'register'
  | 'demoInvite'
>;
type FormVisit = Pick<Visit, 'address' | 'agent'> & { input: Asked<typeof registration.register> };

const inviteUnknown = (): Refusal => new Refusal(codes.inviteCodeUnknown, "We don't know this invite code");

async function requireOpen(context: ServedContext, type: CodeChannel): Promise<void> {
  const types = await registerTypes(context.db);
  if (!types.includes(type)) throw new Refusal(codes.wayClosed, 'This way to register is closed');
}

/** To an account that exists too: whoever reads it there may know. */
async function send(context: ServedContext, name: AccountName, address: string) {
  await requireOpen(context, name.type);
  return sendTo(context, readAccount(name), { purpose, isDecoy: false, address });
}

async function welcomed(context: ServedContext, member: Member, visit: FormVisit) {
  const { msg, data } = await openSession(context, member, visit);
  return { msg, data: { ...data, credits: await welcomeCredits(context, member.id) } };
}

interface NewAccount {
  account: VisitorAccount;
  code: string;
  passwordHash: string;
  inviterId: string;
}

/** @returns the new member's id; null when the code was used meanwhile */
async function enrol(
  context: ServedContext,
  { account: { type, country, account, recipient }, code, passwordHash, inviterId }: NewAccount,
): Promise<string | null> {
  return withBook(context, async (transaction) => {
    const { trx, at } = transaction;
    if (!(await useCode(transaction, { recipient, purpose, code }, context.clock.now()))) return null;
    // 40 bits; members of before have 32.
    const inviteCode = context.random.hex(5).toUpperCase();
    const region = regionOf(country);
    const id = await createMember(
      { ...context, db: trx },
      {
        country,
        ...(type === 'phone' ? { phone: account } : { email: account }),
        name: `Member ${inviteCode.slice(0, 4)}`,
        region,
        passwordHash,
        inviteCode,
        inviterId,
        createdAt: at,
      },
    );
    await giveWelcome(transaction, context, { id, region });
    return id;
  });
}

const inviterBy = ({ db }: ServedContext, inviteCode: string) =>
  db
    .selectFrom('members')
    .select('id')
    .where('invite_code', '=', latinDigits(inviteCode).trim().toUpperCase())
    .executeTakeFirst();

/** Before a code is sent for it. Who tries many waits, as with passwords. */
async function requireInviter(context: ServedContext, inviteCode: string, address: string): Promise<void> {
  const subject = `invite:${address}`;
  await countAttempt(context, subject, address);
  if (!(await inviterBy(context, inviteCode))) throw inviteUnknown();
  await forgiveAttempt(context, subject, address);
}

async function register(context: ServedContext, visit: FormVisit) {
  const { input: form, address } = visit;
  const { code, password } = form;
  await requireOpen(context, form.type);
  const account = readAccount(form);
  const { recipient } = account;
  const subject = `${purpose}:${recipient}`;
  await countAttempt(context, subject, address);
  const typed = { recipient, purpose, code } as const;
  const fresh = await isFresh(context, typed);
  const known = await findByAccount(context, account);
  // Of two that came at once the second may find the account that the first has just made.
  if (!fresh || (known && (await isUsedCode(context, typed)))) return again(context, account, visit);
  if (known) throw new Refusal(codes.accountExists, 'This account already exists');
  await forgiveAttempt(context, subject, address);
  const inviter = await inviterBy(context, form.inviteCode);
  if (!inviter) throw inviteUnknown();
  if (!isAllowed(password)) {
    throw new Refusal(codes.badInput, 'Not valid: password. 8 to 24 letters and digits, beginning with a letter');
  }
  const passwordHash = await hashPassword(context.random, password);
  const id = await enrol(context, { account, code, passwordHash, inviterId: inviter.id });
  return id === null ? again(context, account, visit) : welcomed(context, await findById(context, id), visit);
}

/** The account that this code has made, for who knows its password. @throws Refusal codeExpired */
async function again(context: ServedContext, account: VisitorAccount, visit: FormVisit) {
  const member = await findByAccount(context, account);
  const isTheirs = await isPassword(member?.password_hash ?? null, visit.input.password);
  if (!member || !isTheirs) throw codeExpired();
  return welcomed(context, member, visit);
}

export const registrationHandlers: VisitHandlers<Endpoints> = {
  registerTypes: async ({ db }) => ({ data: { types: await registerTypes(db) } }),

  async checkAccount(context, { input, address }) {
    if (input.inviteCode.trim() !== '') await requireInviter(context, input.inviteCode, address);
    const account = oneForm(input);
    return { data: { valid: account !== null, account: account ?? '' } };
  },

  registerCodeByPhone: (context, { input, address }) => send(context, { type: 'phone', ...input }, address),
  registerCodeByEmail: (context, { input, address }) => send(context, { type: 'email', ...input }, address),
  registerByPhone: (context, visit) => register(context, { ...visit, input: { type: 'phone', ...visit.input } }),
  register,

  demoInvite: async () => ({ data: { inviteCode: demoMember.inviteCode } }),
};

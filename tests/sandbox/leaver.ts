/** Members who delete their accounts. */
import { randomUUID } from 'node:crypto';
import { parseDecimal } from '#domain/money.ts';
import type { Caller, Context } from '#sandbox/context.ts';
import { deletionHandlers } from '#sandbox/services/deletion/delete-account.ts';
import type { ServedContext } from '#sandbox/visit.ts';
import { addMember } from './people.ts';
import { quickHash } from './quick-hash.ts';

export const leaverPassword = 'Harbour2026';

/** With a login password. */
export async function givePassword(context: Context, memberId: string): Promise<void> {
  await context.db
    .updateTable('members')
    .set({ password_hash: await quickHash(leaverPassword) })
    .where('id', '=', memberId)
    .execute();
}

export async function addLeaver(
  context: Context,
  id: string,
  traits: Parameters<typeof addMember>[2] = {},
): Promise<Caller> {
  const caller = await addMember(context, id, traits);
  await givePassword(context, id);
  return caller;
}

const visit = <Input>(caller: Caller, input: Input) => ({
  caller,
  input,
  intentId: '',
  address: '192.0.2.9',
  agent: '',
  origin: 'http://localhost',
  token: '',
});

const served = (context: Context): ServedContext => ({ ...context, wallClock: { now: () => 0 } });

export const termsOf = async (context: Context, caller: Caller) =>
  (await deletionHandlers.deletionTerms(served(context), visit(caller, {}))).data;

/** By what they would give up now, or by what they saw. */
export async function deleteMember(
  context: Context,
  caller: Caller,
  { intentId = randomUUID(), password = leaverPassword, seen }: Wanted = {},
): Promise<string> {
  const { given } = seen ?? (await termsOf(context, caller));
  const input = { intentId, password, usdt: parseDecimal(given.usdt), inr: parseDecimal(given.inr) };
  await deletionHandlers.deleteAccount(served(context), visit(caller, input));
  return intentId;
}

interface Wanted {
  intentId?: string;
  password?: string;
  seen?: Pick<Awaited<ReturnType<typeof termsOf>>, 'given'>;
}

export const isDeletedBy = async (context: Context, intentId: string): Promise<boolean> => {
  const nobody = { id: '', region: 0, language: 'en_US' } satisfies Caller;
  return (await deletionHandlers.deletionOutcome(served(context), visit(nobody, { intentId }))).data.deleted;
};

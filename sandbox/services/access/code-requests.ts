/** How often codes are asked for, by where they go and from where (product 5.7). */
import type { ServedContext } from '#sandbox/visit.ts';
import { count, forget } from './attempt-rows.ts';
import { isKnown, placeOf, signInSubject } from './known-places.ts';

export interface CodeRequest {
  /** Where the code goes. */
  recipient: string;
  /** Network address of the call. */
  address: string;
  /** Who is signed in; null for a visitor. */
  memberId: string | null;
}

/** What strangers ask for holds up neither who is signed in nor an address at which the account was (product 5.13). */
const countedFor = async ({ db }: ServedContext, { recipient, address, memberId }: CodeRequest): Promise<string> => {
  if (memberId !== null) return `member:${memberId}`;
  return (await isKnown(db, signInSubject(recipient), address)) ? placeOf(recipient, address) : recipient;
};

/**
 * Counts a code that is asked for, whether or not one goes out.
 * @throws Refusal tooManyAttempts, with how long to wait.
 */
export async function countCodeRequest(context: ServedContext, request: CodeRequest): Promise<void> {
  await forget(context);
  await count(context, 'codeAddress', request.address);
  await count(context, 'code', await countedFor(context, request));
}

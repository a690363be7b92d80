/**
 * What members typed into flows that are not done yet, by member. Apart from the session: it outlives one that ended,
 * and goes when its member signs out or another one signs in. No password and no verification code is ever in it.
 * All of it throws `Failure('storage')`.
 */
import type { Drafts } from '#domain/drafts.ts';
import { del, get, promisifyRequest } from 'idb-keyval';
import { draftsOf, type DraftStore } from './written-stores.ts';

export interface DraftOwner<Flow extends keyof Drafts = keyof Drafts> {
  member: string;
  flow: Flow;
  /** What the flow is about, where there are several: a way, a product, a payee. */
  subject: string;
}

const keyOf = ({ member, flow, subject }: DraftOwner): string => `${draftsOf(member)}${flow}/${subject}`;

/** Undefined when nothing is kept. */
export const draftOf = <Flow extends keyof Drafts>(
  store: DraftStore,
  owner: DraftOwner<Flow>,
): Promise<Drafts[Flow] | undefined> => get(keyOf(owner), store);

export const keepDraft = <Flow extends keyof Drafts>(
  store: DraftStore,
  owner: DraftOwner<Flow>,
  draft: Drafts[Flow],
): Promise<void> =>
  store('readwrite', (entries) => {
    entries.put(draft, keyOf(owner));
    // A page that is left takes an unfinished write with it: what was typed just before a reload was lost.
    entries.transaction.commit();
    return promisifyRequest(entries.transaction);
  });

export const removeDraft = (store: DraftStore, owner: DraftOwner): Promise<void> => del(keyOf(owner), store);

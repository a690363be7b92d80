/**
 * What members typed into flows that are not done yet, by member. Apart from the session: it outlives one that ended,
 * and goes when its member signs out or another one signs in. No password and no verification code is ever in it.
 */
import type { Drafts } from '#domain/drafts.ts';
import { clear, del, delMany, get, keys, promisifyRequest } from 'idb-keyval';
import { openStore, type OpenStore } from './database.ts';

export interface DraftOwner<Flow extends keyof Drafts = keyof Drafts> {
  member: string;
  flow: Flow;
  /** What the flow is about, where there are several: a way, a product, a payee. */
  subject: string;
}

export interface DraftStore {
  /** Undefined when nothing is kept. @throws Failure storage */
  read<Flow extends keyof Drafts>(owner: DraftOwner<Flow>): Promise<Drafts[Flow] | undefined>;
  /** @throws Failure storage */
  write<Flow extends keyof Drafts>(owner: DraftOwner<Flow>, draft: Drafts[Flow]): Promise<void>;
  remove(owner: DraftOwner): Promise<void>;
  /** Removes those of all others. */
  keepOnly(member: string): Promise<void>;
  clear(): Promise<void>;
}

const prefixOf = (member: string): string => `draft.v1/${member}/`;
const keyOf = ({ member, flow, subject }: DraftOwner): string => `${prefixOf(member)}${flow}/${subject}`;

export const openDrafts = (): OpenStore => openStore('dayrent-drafts', { durability: 'relaxed' });

export function openDraftStore(): DraftStore {
  const store = openDrafts();
  return {
    read: (owner) => get(keyOf(owner), store),
    write: (owner, draft) =>
      store('readwrite', (entries) => {
        entries.put(draft, keyOf(owner));
        // A page that is left takes an unfinished write with it: what was typed just before a reload was lost.
        entries.transaction.commit();
        return promisifyRequest(entries.transaction);
      }),
    remove: (owner) => del(keyOf(owner), store),
    async keepOnly(member) {
      const kept = await keys<string>(store);
      await delMany(
        kept.filter((key) => !key.startsWith(prefixOf(member))),
        store,
      );
    },
    clear: () => clear(store),
  };
}

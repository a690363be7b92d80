/**
 * One reply of those that the device keeps, and how it is found: apart from `replies.ts`, because the page reads one before
 * it has anything else (`app/still.ts`).
 */
import type { KeptCall } from '#domain/kept-replies.ts';
import { promisifyRequest, type UseStore } from 'idb-keyval';
import { openStore } from './database.ts';

/** What was asked, and by whom. */
export interface AskedReply {
  whose: KeptCall['whose'];
  token: string;
  /** As its header has it. */
  language: string;
  method: string;
  path: string;
  /** Query of a GET, form of a POST. */
  fields: string;
}

export interface KeptReply {
  /** The whole envelope, as JSON. */
  body: string;
  /** The server's time for it, ms. */
  at: number;
  /** The device's time when it was asked for, ms: of two replies the one that was asked for later stays. */
  askedAt: number;
}

export const ownerKey = 'owner';

export const openReplies = (): UseStore => openStore('dayrent-replies', { durability: 'relaxed' });

/** A token is not written down where it has no business. */
export const digestOf = async (token: string): Promise<string> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token))).join();

/** Null: everyone may have it. */
export const ownerOf = async ({ whose, token }: AskedReply): Promise<string | null> =>
  whose === 'member' ? digestOf(token) : null;

export const keyOf = ({ whose, language, method, path, fields }: AskedReply): string =>
  `${whose}.v1/${language} ${method} ${path}?${fields}`;

/** Undefined for none, and for one of another token. @throws Failure storage */
export async function findReply(store: UseStore, asked: AskedReply): Promise<KeptReply | undefined> {
  const by = await ownerOf(asked);
  const [owner, kept] = await store('readonly', (entries) =>
    Promise.all([
      promisifyRequest<unknown>(entries.get(ownerKey)),
      promisifyRequest<KeptReply | undefined>(entries.get(keyOf(asked))),
    ]),
  );
  return by === null || by === owner ? kept : undefined;
}

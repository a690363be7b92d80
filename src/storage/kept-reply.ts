/**
 * One reply of those that the device keeps, and how it is found: apart from `replies.ts`, because the page reads some
 * before it has anything else (`app/on-device.ts`).
 */
import type { KeptCall } from '#domain/kept-replies.ts';
import { getMany, type UseStore } from 'idb-keyval';
import { openStore, type OpenStore } from './database.ts';

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

export const openReplies = (): OpenStore => openStore('dayrent-replies', { durability: 'relaxed' });

/** A token is not written down where it has no business. */
export const digestOf = async (token: string): Promise<string> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token))).join();

/** Null: everyone may have it. */
export const ownerOf = async ({ whose, token }: AskedReply): Promise<string | null> =>
  whose === 'member' ? digestOf(token) : null;

export const keyOf = ({ whose, language, method, path, fields }: AskedReply): string =>
  `${whose}.v1/${language} ${method} ${path}?${fields}`;

/** One look at the store: undefined for none, and for one of another token. @param keys by `keyOf` @throws Failure storage */
export async function findReplies(
  store: UseStore,
  token: string,
  keys: readonly string[],
): Promise<(KeptReply | undefined)[]> {
  const [by, [owner, ...kept]] = await Promise.all([digestOf(token), getMany([ownerKey, ...keys], store)]);
  return kept.map((reply: KeptReply | undefined, index) =>
    by === owner || keys[index]?.startsWith('everyone') ? reply : undefined,
  );
}

/** The same for one. @throws Failure storage */
export const findReply = async (store: UseStore, asked: AskedReply): Promise<KeptReply | undefined> =>
  (await findReplies(store, asked.token, [keyOf(asked)]))[0];

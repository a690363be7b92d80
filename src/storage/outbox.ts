/**
 * What waits to be sent, by member and in its order, on the disk before anybody is told that it waits. It outlives a
 * session that ended, and goes when its member signs out (`written-stores.ts`) or another one signs in.
 */
import type { SmallPicture } from '#domain/letter.ts';
import type { OutboxItem } from '#domain/outbox.ts';
import { delMany, get, keys, promisifyRequest } from 'idb-keyval';
import { openOutbox } from './written-stores.ts';

export interface OutboxStore {
  /** In order. @throws Failure storage */
  list(member: string): Promise<readonly OutboxItem[]>;
  /** Behind the others; one with its id is replaced in its place, and is not held any more. @throws Failure storage */
  add(member: string, item: OutboxItem, pictures: readonly SmallPicture[]): Promise<void>;
  /** In its place; one that is gone stays gone. @throws Failure storage */
  replace(member: string, item: OutboxItem): Promise<void>;
  /** With its pictures. @throws Failure storage */
  remove(member: string, id: string): Promise<void>;
  /** @throws Failure storage */
  pictures(member: string, id: string): Promise<readonly SmallPicture[]>;
  /** Removes those of all others. */
  keepOnly(member: string): Promise<void>;
}

type Items = readonly OutboxItem[];

const listKey = (member: string): string => `items.v1/${member}`;
const pictureKey = (member: string, id: string): string => `pictures.v1/${member}/${id}`;

export function openOutboxStore(): OutboxStore {
  const store = openOutbox();
  /** One transaction: no other tab comes in between, and pictures are there with their item or not at all. */
  const change = (
    member: string,
    changed: (items: Items) => Items,
    also: (entries: IDBObjectStore) => void = () => undefined,
  ): Promise<void> =>
    store('readwrite', async (entries) => {
      const asked = entries.get(listKey(member)) as IDBRequest<Items | undefined>;
      asked.onsuccess = () => {
        const items = changed(asked.result ?? []);
        // A full disk takes a deletion where it takes nothing written.
        if (items.length === 0) entries.delete(listKey(member));
        else entries.put(items, listKey(member));
        also(entries);
      };
      await promisifyRequest(entries.transaction);
    });
  const swapped = (items: Items, item: OutboxItem): Items => items.map((one) => (one.id === item.id ? item : one));
  return {
    list: async (member) => (await get<Items>(listKey(member), store)) ?? [],
    add: (member, item, pictures) =>
      change(
        member,
        (items) => (items.some(({ id }) => id === item.id) ? swapped(items, item) : [...items, item]),
        (entries) => {
          if (pictures.length > 0) entries.put(pictures, pictureKey(member, item.id));
        },
      ),
    replace: (member, item) => change(member, (items) => swapped(items, item)),
    remove: (member, id) =>
      change(
        member,
        (items) => items.filter((one) => one.id !== id),
        (entries) => entries.delete(pictureKey(member, id)),
      ),
    pictures: async (member, id) => (await get<readonly SmallPicture[]>(pictureKey(member, id), store)) ?? [],
    async keepOnly(member) {
      const kept = await keys<string>(store);
      const own = (key: string): boolean => key === listKey(member) || key.startsWith(pictureKey(member, ''));
      await delMany(
        kept.filter((key) => !own(key)),
        store,
      );
    },
  };
}

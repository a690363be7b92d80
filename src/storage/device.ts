/** What this device keeps that belongs to nobody in particular, and the session of who is signed in. Keys are versioned. */
import type { Session } from '#domain/member.ts';
import type { KeptWords, NotificationChoice } from '#domain/notifications.ts';
import type { SharedPost } from '#domain/shared-post.ts';
import { clear, del, get, promisifyRequest, set, type UseStore } from 'idb-keyval';
import { openStore } from './database.ts';

interface DeviceKeys {
  /** Locale tag. */
  'language.v1': string;
  /** The backend's mode when it last answered, so that the app opens without it. */
  'mode.v1': string;
  /** By how much the server's clock was ahead of the device's then, ms. */
  'ahead.v1': number;
  /** ISO code of the country chosen at sign-in. */
  'country.v1': string;
  /** `DeviceChoices` of src/kit, one key each. */
  'amounts.v1': 'hidden' | 'shown';
  'theme.v1': 'system' | 'light' | 'dark';
  'unit.v1': 'USDT' | 'INR';
  /** Code of the release that was offered and put off. */
  'postponed.v1': number;
  /** What another app shared while nobody was signed in. */
  'shared.v1': SharedPost;
  /** Installing was offered, or refused: no success offers it again. */
  'install.v1': 'offered';
  /** The same for a build of the app's own files. */
  'postponedBuild.v1': string;
  /** Whether what happens is recorded for who looks into it. */
  'inspector.v1': 'on' | 'off';
  /** When notifications were offered last, ms: not again for long. */
  'notificationsOffer.v1': number;
  /** For a push that comes while no page is open: the worker says it in these. */
  'pushWords.v1': KeptWords;
}

/** What a start at an address needed (`app/last-start.ts`). */
export interface LastStart {
  /** As the address bar has it, without the hash. */
  address: string;
  /** Locale tag. */
  language: string;
  /** Addresses of all scripts, those that the page itself names among them. */
  scripts: readonly string[];
  /** Keys of the replies that were read before the screen was drawn. */
  replies: readonly string[];
}

interface MemberKeys {
  'session.v1': Session;
  /** The intent under which the account's deletion was sent, until it is known what became of it. */
  'deletion.v1': { member: string; intentId: string };
  /** Notices that this member closed. */
  'dismissed.v1': { member: string; ids: readonly string[] };
  'notifications.v1': NotificationChoice;
  /** Keys of what this device has told them, or they have seen. */
  'told.v1': { member: string; keys: readonly string[] };
  /** The newest first. */
  'starts.v1': { member: string; starts: readonly LastStart[] };
}

interface Store<Keys> {
  /** Undefined when nothing is kept. @throws Failure storage */
  read<K extends keyof Keys & string>(key: K): Promise<Keys[K] | undefined>;
  /** @throws Failure storage */
  write<K extends keyof Keys & string>(key: K, value: Keys[K]): Promise<void>;
  /** In one step: no other tab comes in between. @param change gives what is kept from now on @throws Failure storage */
  update<K extends keyof Keys & string>(
    key: K,
    change: (kept: Keys[K] | undefined) => Keys[K] | undefined,
  ): Promise<void>;
  remove(key: keyof Keys & string): Promise<void>;
  clear(): Promise<void>;
}

function keyed<Keys>(store: UseStore): Store<Keys> {
  return {
    read: (key) => get(key, store),
    write: (key, value) => set(key, value, store),
    // A full disk takes a deletion where it takes nothing written, not even undefined.
    update: (key, change) =>
      store('readwrite', async (entries) => {
        const changed = change(await promisifyRequest(entries.get(key)));
        if (changed === undefined) entries.delete(key);
        else entries.put(changed, key);
        await promisifyRequest(entries.transaction);
      }),
    remove: (key) => del(key, store),
    clear: () => clear(store),
  };
}

export type DeviceStore = Store<DeviceKeys>;
export type MemberStore = Store<MemberKeys>;

export const openDeviceStore = (): DeviceStore => keyed(openStore('dayrent-device', { durability: 'relaxed' }));
export const openMemberStore = (): MemberStore => keyed(openStore('dayrent-member', { durability: 'relaxed' }));

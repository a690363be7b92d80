/** What ports need, made once in `main.tsx`. */
import type { Client } from '#api/client.ts';
import type { ServerClock } from '#api/server-clock.ts';
import type { Session } from '#domain/member.ts';
import type { DeviceStore, MemberStore } from '#storage/device.ts';
import type { DraftStore, IntentStore } from '#storage/written-stores.ts';

export interface Services {
  client: Client;
  clock: ServerClock;
  device: DeviceStore;
  members: MemberStore;
  /** What is done with it: `storage/drafts.ts`. */
  drafts: DraftStore;
  /** What is done with it: `storage/intents.ts`. */
  intents: IntentStore;
  /** Whose replies the service worker keeps; null for nobody's, to whom nothing is pushed either. */
  ownReplies: (token: string | null) => Promise<void>;
  /** Who is signed in right now. */
  session: () => Session | null;
}

/** Web push by the wire: what a browser's subscription is, and what the server has of it (product 14.16). */
import type { NotificationKind } from './notifications.ts';

/** Of this session. */
export interface PushStanding {
  /** The server's key for VAPID, base64url; empty: it sends none. */
  publicKey: string;
  /** What it pushes to this session; none: not subscribed. */
  kinds: readonly NotificationKind[];
}

export interface PushSubscribing {
  /** Where the push service takes what is for this browser. */
  pushEndpoint: string;
  /** Base64url: what pushes are encrypted for. */
  key: string;
  pushAuth: string;
  kinds: readonly NotificationKind[];
}

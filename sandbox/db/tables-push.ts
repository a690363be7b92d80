/** Tables of 0065-push.ts and 0072-push-stages.ts. All times are real time (ms). */
import type { Generated } from 'kysely';
import type { NotificationKind, NotificationStage } from '#domain/notifications.ts';

export interface PushSubscriptionsTable {
  /** Of its session. */
  token_hash: string;
  member_id: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  /** With commas between them. */
  kinds: string;
  made_at: number;
}

export interface PushOutboxTable {
  id: Generated<bigint>;
  token_hash: string;
  kind: NotificationKind;
  about: string;
  /** Of a withdrawal; empty otherwise. */
  stage: Generated<NotificationStage | ''>;
  tries: Generated<number>;
  due_at: Generated<number>;
  written_at: Generated<number>;
}

export interface PushTables {
  push_subscriptions: PushSubscriptionsTable;
  push_outbox: PushOutboxTable;
}

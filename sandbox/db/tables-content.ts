/**
 * Tables of 0003-content.ts, 0030-messages.ts and 0051-words.ts: notices and bulletins that everybody sees, messages to one member.
 * Times are the sandbox clock's, ms.
 */
import type { ColumnType } from 'kysely';
import type { MessageKind } from '#domain/messages.ts';

export interface NoticesTable {
  /** Of sandbox/content/notices.ts, which has the words. */
  id: string;
  place: 'scroll' | 'wallet';
  position: number;
  created_at: number;
}

export interface MessagesTable {
  id: string;
  member_id: string;
  kind: MessageKind;
  /** Of sandbox/content/message-texts.ts; empty: title and content are the words. */
  subject: ColumnType<string, string | undefined, never>;
  /** What the words of the subject name, JSON. */
  details: ColumnType<string, string | undefined, never>;
  title: string;
  content: string;
  created_at: number;
  read_at: number | null;
}

export interface BulletinsTable {
  id: string;
  kind: 'notice' | 'news' | 'popup';
  /** Of sandbox/content/bulletins.ts; empty: title, summary and blocks are the words. */
  subject: ColumnType<string, string | undefined, never>;
  title: string;
  summary: string;
  img: string;
  /** A list of blocks, JSON. */
  blocks: string;
  created_at: number;
}

export interface BulletinReadsTable {
  member_id: string;
  bulletin_id: string;
  read_at: number;
}

export interface ContentTables {
  notices: NoticesTable;
  messages: MessagesTable;
  bulletins: BulletinsTable;
  bulletin_reads: BulletinReadsTable;
}

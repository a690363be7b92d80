/** Tells a member something that happened to them: a message that they find in their list, live where they are looking. */
import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { ChangeKind } from '#domain/messages.ts';
import { kindOf, type MessageSubject } from '#sandbox/content/message-texts.ts';
import type { Database } from '#sandbox/db/tables.ts';

interface Writing {
  /** A transaction, or the database itself. */
  trx: Kysely<Database>;
  /** The sandbox's time, ms. */
  at: number;
}

interface Told {
  memberId: string;
  subject: MessageSubject;
  /** What it is about: the same subject about the same thing is told once. An id, or a moment. */
  about: string | number;
  /** For the braces in the words of the subject. Sentences of ours are said in the reader's language. */
  details?: Readonly<Record<string, string>>;
}

/** Writes a message. It is seen once the transaction has happened. */
export async function tell({ trx, at }: Writing, { memberId, subject, about, details = {} }: Told): Promise<void> {
  const id = createHash('sha256').update(`${subject}:${memberId}:${about}`).digest('hex').slice(0, 32);
  await trx
    .insertInto('messages')
    .values({
      id: `msg-${id}`,
      member_id: memberId,
      kind: kindOf(subject),
      subject,
      details: JSON.stringify(details),
      title: '',
      content: '',
      created_at: at,
      read_at: null,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/**
 * Says over the socket that something changed, once the transaction has happened. Messages, notices and records say so by
 * themselves. @param memberId whose; null: everybody's
 */
export const announce = async (
  { trx }: Pick<Writing, 'trx'>,
  what: ChangeKind,
  memberId: string | null = null,
): Promise<void> => {
  await sql`select announce(${memberId ?? ''}, ${what})`.execute(trx);
};

/** Messages, notices and popups by hand, for the panel and for tests. */
import type { TextBlock } from '#domain/messages.ts';
import type { Context } from '#sandbox/context.ts';
import { demoMember } from '#sandbox/seed/people.ts';

export const toldKinds = ['message', 'notice', 'popup'] as const;
export type ToldKind = (typeof toldKinds)[number];

const lines = (text: string): string[] => text.split(/\n+/).filter((line) => line !== '');

/** @param told without a title: words of ours, in the language of who reads them. @returns its id */
export async function sendOut(
  { db, clock, random }: Context,
  { kind, title, text }: { kind: ToldKind; title: string; text: string },
): Promise<string> {
  const id = `${kind === 'message' ? 'msg' : kind}-${random.hex(12)}`;
  const subject = title === '' ? 'openFigures' : '';
  const row = { id, subject, title, created_at: clock.now() };
  if (kind === 'message') {
    await db
      .insertInto('messages')
      .values({ ...row, member_id: demoMember.id, kind: 'private', content: text, read_at: null })
      .execute();
    return id;
  }
  const blocks = lines(text).map((line): TextBlock => ({ kind: 'paragraph', text: line, href: '' }));
  await db
    .insertInto('bulletins')
    .values({ ...row, kind, img: '', summary: lines(text)[0] ?? '', blocks: JSON.stringify(blocks) })
    .execute();
  return id;
}

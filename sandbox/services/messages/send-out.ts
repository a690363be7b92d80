/** Messages, notices and popups by hand, for the panel and for tests. */
import type { TextBlock } from '#domain/messages.ts';
import { popupWords } from '#sandbox/content/popup.ts';
import type { Context } from '#sandbox/context.ts';
import { demoMember } from '#sandbox/seed/people.ts';

export const toldKinds = ['message', 'notice', 'popup'] as const;
export type ToldKind = (typeof toldKinds)[number];

const lines = (text: string): string[] => text.split(/\n+/).filter((line) => line !== '');

/** @param told without a title: words of ours, in every language that we have. @returns its id */
export async function sendOut(
  { db, clock, random }: Context,
  { kind, title, text }: { kind: ToldKind; title: string; text: string },
): Promise<string> {
  const id = `${kind === 'message' ? 'msg' : kind}-${random.hex(12)}`;
  const at = clock.now();
  if (kind === 'message') {
    const words =
      title === '' ? { title: popupWords.en_US.title, content: popupWords.en_US.summary } : { title, content: text };
    await db
      .insertInto('messages')
      .values({ id, member_id: demoMember.id, kind: 'private', ...words, created_at: at, read_at: null })
      .execute();
    return id;
  }
  const blocks = lines(text).map((line): TextBlock => ({ kind: 'paragraph', text: line, href: '' }));
  const words = title === '' ? popupWords : { en_US: { title, summary: lines(text)[0] ?? '', blocks } };
  await db
    .insertInto('bulletins')
    .values(
      Object.entries(words).map(([language, { blocks: body, ...heads }]) => ({
        id,
        language,
        kind,
        img: '',
        ...heads,
        blocks: JSON.stringify(body),
        created_at: at,
      })),
    )
    .execute();
  return id;
}

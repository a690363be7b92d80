/** Lines of the home screen and of the wallet: rows name them, and say when. */
import { sayWithFigures } from '#sandbox/content/figures.ts';
import { notices } from '#sandbox/content/notices.ts';
import type { Context } from '#sandbox/context.ts';
import type { NoticesTable } from '#sandbox/db/tables-content.ts';

interface Line {
  id: string;
  title: string;
  content: string;
  time: number;
}

/** None for one that this version doesn't know. */
function linesOf(rows: readonly NoticesTable[], language: string): Line[] {
  const say = sayWithFigures(language);
  return rows.flatMap(({ id, created_at }) => {
    const words = notices.find((notice) => notice.id === id);
    return words ? [{ id, title: say(words.title), content: say(words.content), time: created_at }] : [];
  });
}

/** Those of a place, in their order. */
export async function noticesOf({ db }: Context, place: NoticesTable['place'], language: string): Promise<Line[]> {
  const rows = await db.selectFrom('notices').selectAll().where('place', '=', place).orderBy('position').execute();
  return linesOf(rows, language);
}

export async function noticeById({ db }: Context, id: string, language: string): Promise<Line | undefined> {
  const rows = await db.selectFrom('notices').selectAll().where('id', '=', id).execute();
  return linesOf(rows, language)[0];
}

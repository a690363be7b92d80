/** Bulletins in the language of who reads them, English where there is no other. */
import { sql, type Selectable } from 'kysely';
import type { TextBlock } from '#domain/messages.ts';
import type { Context } from '#sandbox/context.ts';
import type { BulletinsTable } from '#sandbox/db/tables-content.ts';

type Row = Selectable<BulletinsTable>;

const english = 'en_US';

/** One row for each bulletin: its own language first, then English. */
const inOneLanguage = ({ db }: Pick<Context, 'db'>, language: string) =>
  db
    .selectFrom('bulletins')
    .selectAll()
    .distinctOn('id')
    .where('language', 'in', [language, english])
    .orderBy('id')
    .orderBy(sql`language = ${language}`, 'desc');

/** A page of them, newest first. */
export async function bulletinsIn(
  context: Pick<Context, 'db'>,
  kind: Row['kind'],
  language: string,
  { pageNum, pageSize }: { pageNum: number; pageSize: number },
): Promise<{ total: number; list: Row[] }> {
  const { total } = await context.db
    .selectFrom('bulletins')
    .select((eb) => eb.fn.count<bigint>('id').distinct().as('total'))
    .where('kind', '=', kind)
    .where('language', 'in', [language, english])
    .executeTakeFirstOrThrow();
  const list = await context.db
    .selectFrom(inOneLanguage(context, language).where('kind', '=', kind).as('known'))
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize)
    .execute();
  return { total: Number(total), list };
}

export const bulletinById = (context: Pick<Context, 'db'>, id: string, language: string): Promise<Row | undefined> =>
  inOneLanguage(context, language).where('id', '=', id).executeTakeFirst();

/** As it is sent in full. */
export const fullText = ({ id, title, img, created_at, blocks }: Row) => ({
  id,
  title,
  img,
  time: created_at,
  blocks: JSON.parse(blocks) as TextBlock[],
});

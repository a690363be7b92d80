/** Bulletins in the language of who reads them: ours by their subject, what the panel's operator typed as it is. */
import type { Selectable } from 'kysely';
import { folded } from '#domain/folded.ts';
import type { TextBlock } from '#domain/messages.ts';
import { sayBlocks } from '#sandbox/content/blocks.ts';
import { bulletinWords } from '#sandbox/content/bulletins.ts';
import { sayWithFigures } from '#sandbox/content/figures.ts';
import type { Context } from '#sandbox/context.ts';
import type { BulletinsTable } from '#sandbox/db/tables-content.ts';

type Row = Selectable<BulletinsTable>;

/** The heads of a list; its blocks are said where one is read in full. */
function headsIn(row: Row, language: string): Row {
  const words = bulletinWords(row.subject);
  if (!words) return row;
  const say = sayWithFigures(language);
  return { ...row, title: say(words.title), summary: say(words.summary) };
}

/** A page of them, newest first. */
export async function bulletinsIn(
  { db }: Pick<Context, 'db'>,
  kind: Row['kind'],
  language: string,
  { pageNum, pageSize }: { pageNum: number; pageSize: number },
): Promise<{ total: number; list: Row[] }> {
  const all = db.selectFrom('bulletins').where('kind', '=', kind);
  const { total } = await all.select((eb) => eb.fn.countAll<bigint>().as('total')).executeTakeFirstOrThrow();
  const rows = await all
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize)
    .execute();
  return { total: Number(total), list: rows.map((row) => headsIn(row, language)) };
}

/** Those whose title or summary has a text, as they are read; there are few, and what they say is ours to translate. */
export async function bulletinsWith(
  { db }: Pick<Context, 'db'>,
  kind: Row['kind'],
  language: string,
  { pageNum, pageSize, find }: { pageNum: number; pageSize: number; find: string },
): Promise<{ total: number; list: Row[] }> {
  const wanted = folded(find);
  const rows = await db
    .selectFrom('bulletins')
    .selectAll()
    .where('kind', '=', kind)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  const found = rows
    .map((row) => headsIn(row, language))
    .filter(({ title, summary }) => [title, summary].some((text) => folded(text).includes(wanted)));
  return { total: found.length, list: found.slice((pageNum - 1) * pageSize, pageNum * pageSize) };
}

/** As it is sent in full. */
export function fullText(row: Row, language: string) {
  const { id, title, img, created_at } = headsIn(row, language);
  const words = bulletinWords(row.subject);
  const blocks = words ? sayBlocks(words.blocks, sayWithFigures(language)) : (JSON.parse(row.blocks) as TextBlock[]);
  return { id, title, img, time: created_at, blocks };
}

export async function fullTextById({ db }: Pick<Context, 'db'>, id: string, language: string) {
  const row = await db.selectFrom('bulletins').selectAll().where('id', '=', id).executeTakeFirst();
  return row && fullText(row, language);
}

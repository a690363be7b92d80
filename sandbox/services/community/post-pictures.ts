/**
 * The pictures of a post: whoever has the address of one may see it, since an image element sends no token. So a post that is
 * hidden gets other ones, which its author alone is told with it.
 */
import type { Transaction } from 'kysely';
import type { Random } from '#sandbox/context.ts';
import type { Database } from '#sandbox/db/tables.ts';
import { picturePath } from '#sandbox/services/members/person.ts';

const prefix = `${picturePath}/`;

/** @param urls of a post, one a line: those of the demo's posts are files of the app */
const idsIn = (urls: string): string[] =>
  urls.split('\n').flatMap((url) => (url.startsWith(prefix) ? [url.slice(prefix.length)] : []));

export async function removePictures(trx: Transaction<Database>, memberId: string, urls: string): Promise<void> {
  const ids = idsIn(urls);
  if (ids.length === 0) return;
  await trx
    .deleteFrom('uploads')
    .where('id', 'in', ids)
    .where('member_id', '=', memberId)
    .where('kind', '=', 'community')
    .execute();
}

/** At the addresses that they had nothing is served any more. The post has to be locked. */
export async function movePictures(
  { trx, random }: { trx: Transaction<Database>; random: Random },
  { id, urls }: { id: string; urls: string },
): Promise<void> {
  let moved = urls;
  for (const before of idsIn(urls)) {
    const after = random.hex(16);
    await trx
      .updateTable('uploads')
      .set({ id: after })
      .where('id', '=', before)
      .where('kind', '=', 'community')
      .execute();
    moved = moved.replace(before, after);
  }
  if (moved !== urls) await trx.updateTable('posts').set({ urls: moved }).where('id', '=', id).execute();
}

/**
 * A seal of the book: at one entry, the root of the tree over all entries, the figures that everybody may see, and the root
 * over what members hold, signed together. Calls show the newest one, whatever the book has grown to.
 */
import { sql, type Kysely } from 'kysely';
import type { Context } from '#sandbox/context.ts';
import { locks } from '#sandbox/db/locks.ts';
import { readSetting } from '#sandbox/db/settings.ts';
import type { Database } from '#sandbox/db/tables.ts';
import { balanceTree, packLeaves } from './balance-trees.ts';
import { sealedFigures, type FigureSources, type SealedFigures } from './figures.ts';
import { signingKey } from './signing-key.ts';
import { addSums } from './sums.ts';
import { appendLeaves, leavesOfEntries, LogTree } from './tiles.ts';

const secretKey = 'transparency.secret';
/** Members whose leaves the database hands over in one row. */
const runLength = 1_000;
/** Seals whose proofs can be asked for. Of older ones only what was signed is kept. */
const keptLeaves = 8;

export interface Seal {
  entryId: bigint;
  hash: string;
  note: string;
  figures: SealedFigures;
}

/** What salts come from. Made when it is first asked for. */
export async function treeSecret({ db, random }: Pick<Context, 'db' | 'random'>): Promise<string> {
  const known = await readSetting(db, secretKey);
  if (known !== null) return known;
  await db
    .insertInto('settings')
    .values({ key: secretKey, value: random.hex(32) })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  return (await readSetting(db, secretKey)) ?? '';
}

export async function lastSeal(db: Kysely<Database>): Promise<(Seal & { isNewest: boolean }) | null> {
  const row = await db
    .selectFrom('seals')
    .select(['entry_id', 'hash', 'note', 'figures'])
    .select(sql<boolean>`entry_id = (select entry_id from book_head)`.as('is_newest'))
    .orderBy('entry_id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return null;
  return {
    entryId: row.entry_id,
    hash: row.hash,
    note: row.note,
    figures: row.figures as SealedFigures,
    isNewest: row.is_newest,
  };
}

interface Seen extends Pick<FigureSources, 'products'> {
  entry_id: bigint;
  hash: string;
  members: number;
  /** What they hold: this thread has no use for a hundred thousand rows. */
  leaves: Uint8Array;
}

type SeenRow = Omit<Seen, 'leaves'> & { held: string | null };

/** All that changes, in one statement: it is of one entry. What is owed comes in runs of members, since one text of all is copied several times. */
async function see(db: Kysely<Database>): Promise<Seen> {
  const { rows } = await sql<SeenRow>`select entry_id, hash, coalesce(members, 0) as members, held, products
    from book_head left join (
      select place / ${sql.lit(runLength)} as run, count(*)::int as members,
        string_agg(json_build_array(id, name, usdt::text, inr::text)::text, E'\\n' order by place) as held
      from (
        select members.id, members.invite_code as name, row_number() over (order by members.id) - 1 as place,
          coalesce(sum(balance) filter (where currency = 'USDT'), 0)::bigint as usdt,
          coalesce(sum(balance) filter (where currency = 'INR'), 0)::bigint as inr
        from accounts join members on members.id = accounts.member_id where deleted_at is null group by members.id
      ) as owed group by run
    ) as runs on true
    -- The same for all runs: once is enough.
    left join lateral (
      select coalesce(json_agg(json_build_object('id', id, 'name', name, 'stock', stock) order by position, id), '[]')
        as products from products
    ) as listed on coalesce(run, 0) = 0
    order by run`.execute(db);
  const [seen] = rows;
  if (!seen) throw new Error('the book has no head');
  const { entry_id, hash, products } = seen;
  const members = rows.reduce((sum, row) => sum + row.members, 0);
  return { entry_id, hash, products, members, leaves: await packLeaves(rows.flatMap(({ held }) => held ?? [])) };
}

async function appendEntries(db: Kysely<Database>, after: bigint, through: bigint): Promise<void> {
  let size = Number(after);
  for await (const leaves of leavesOfEntries(db, after, through)) {
    await appendLeaves(db, size, leaves);
    size += leaves.length;
  }
}

/** Seals the book as it stands; the newest seal where it has not grown since. */
export async function sealBook(context: Context): Promise<Seal> {
  const secret = await treeSecret(context);
  const key = await signingKey(context.db);
  const at = context.clock.now();
  return context.db.transaction().execute(async (trx): Promise<Seal> => {
    await sql`select pg_advisory_xact_lock(${locks.seal})`.execute(trx);
    const last = await lastSeal(trx);
    if (last?.isNewest) return last;
    const seen = await see(trx);
    const after = last?.entryId ?? 0n;
    await appendEntries(trx, after, seen.entry_id);
    const sums = await addSums(trx, after, seen.entry_id);
    const root = await new LogTree(trx).root(Number(seen.entry_id));
    const { leaves, members } = seen;
    const tree = await balanceTree(secret, { hash: seen.hash, members, leaves: async () => leaves, isNew: true });
    const figures = sealedFigures({
      entryId: seen.entry_id,
      hash: seen.hash,
      at,
      published: tree.published,
      products: seen.products,
      sums,
    });
    const text = [
      key.name,
      seen.entry_id,
      Buffer.from(root).toString('base64'),
      `balances ${tree.published.root}`,
      '',
    ].join('\n');
    const made: Seal = { entryId: seen.entry_id, hash: seen.hash, note: key.sign(text), figures };
    await trx
      .insertInto('seals')
      .values({
        entry_id: made.entryId,
        hash: made.hash,
        at,
        note: made.note,
        figures: JSON.stringify(figures),
        leaves,
      })
      .execute();
    await sql`update seals set leaves = null, figures = null where leaves is not null and entry_id not in (
      select entry_id from seals where leaves is not null order by entry_id desc limit ${keptLeaves})`.execute(trx);
    return made;
  });
}

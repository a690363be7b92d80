/** Invariants between the book and its seals: what was published is what the entries say (rules L7 and P6). */
import { sql, type Kysely } from 'kysely';
import { readCheckpoint, readNote } from '#domain/checkpoint.ts';
import type { Database } from '#sandbox/db/tables.ts';
import { sumsOf } from '#sandbox/log/sums.ts';
import { leavesOfEntries, LeafRoot, LogTree } from '#sandbox/log/tiles.ts';
import { check, type Check } from './check.ts';

/** Seals that are read at a time: there may be one of each second. */
const page = 1_000;

interface SealRow {
  entry_id: bigint;
  hash: string;
  note: string;
  /** The entry's hash as it is now. */
  entry: string | null;
}

async function* storedSeals(db: Kysely<Database>): AsyncGenerator<SealRow[], void> {
  for (let last: bigint | null = null; ;) {
    const rows: SealRow[] = await db
      .selectFrom('seals')
      .leftJoin('entries', 'entries.id', 'seals.entry_id')
      .select(['seals.entry_id', 'seals.hash', 'seals.note', 'entries.hash as entry'])
      .$if(last !== null, (query) => query.where('seals.entry_id', '>', last))
      .orderBy('seals.entry_id')
      .limit(page)
      .execute();
    const end = rows.at(-1);
    if (!end) return;
    yield rows;
    last = end.entry_id;
  }
}

function isMoved({ entry_id, hash, entry, note }: SealRow): boolean {
  const size = readCheckpoint(readNote(note)?.text ?? '')?.size;
  return (entry_id > 0n && hash !== entry) || size !== Number(entry_id);
}

/** @param db of one instant: a seal that is made meanwhile is no finding */
export async function checkSeals(db: Kysely<Database>): Promise<Check[]> {
  const moved: string[] = [];
  let count = 0;
  let last: SealRow | undefined;
  for await (const seals of storedSeals(db)) {
    moved.push(...seals.filter(isMoved).map(({ entry_id }) => `seal of entry ${entry_id}`));
    count += seals.length;
    last = seals.at(-1);
  }
  return [
    check('L7', 'Every seal is of an entry that is still the same', moved, `${count} seals`),
    check(
      'L7',
      'The newest checkpoint is the root of all entries',
      await wrongRoot(db, last),
      `${last?.entry_id ?? 0} entries`,
    ),
    check('P6', 'What is published adds up from sealed postings', await wrongSums(db, last?.entry_id ?? 0n), 'sums'),
  ];
}

async function wrongRoot(
  db: Kysely<Database>,
  seal: { entry_id: bigint; note: string } | undefined,
): Promise<string[]> {
  if (!seal) return [];
  const size = Number(seal.entry_id);
  const told = Buffer.from(readCheckpoint(readNote(seal.note)?.text ?? '')?.root ?? []);
  const counted = Buffer.from(await rootOfEntries(db, seal.entry_id));
  const kept = Buffer.from(await new LogTree(db).root(size));
  return [
    ...(counted.equals(told) ? [] : [`the checkpoint of ${size} entries`]),
    ...(kept.equals(told) ? [] : [`the tiles of ${size} entries`]),
  ];
}

async function rootOfEntries(db: Kysely<Database>, through: bigint): Promise<Uint8Array> {
  const root = new LeafRoot();
  for await (const leaves of leavesOfEntries(db, 0n, through)) for (const leaf of leaves) root.add(leaf);
  return root.root();
}

async function wrongSums(db: Kysely<Database>, through: bigint): Promise<string[]> {
  const { rows } = await sql<{ finding: string }>`
    select coalesce(kept.rule, counted.rule) || ' ' || coalesce(kept.product_id, counted.product_id) as finding
    from sealed_sums as kept full join (${sumsOf(0n, through)}) as counted using (rule, currency, product_id)
    where (kept.amount, kept.count) is distinct from (counted.amount, counted.count)
    union all
    select 'incomes of ' || coalesce(kept.product_id, counted.product_id)
    from income_days as kept full join (
      select product_id, floor(due_at / 86400000) * 86400000 as day, sum(stated) as stated, sum(amount) as paid
      from incomes group by 1, 2
    ) as counted using (product_id, day)
    where (kept.stated, kept.paid) is distinct from (counted.stated, counted.paid)`.execute(db);
  return rows.map(({ finding }) => finding);
}

/**
 * The tree over the book's entries (RFC 6962), kept in tiles of 256 hashes as C2SP's tlog-tiles has them: the first level
 * holds the hashes of leaves, each other one the roots of whole tiles below. A leaf is the hash that an entry has in the
 * book's chain: it stands for all of the entry, and tells nothing of whose it is.
 */
import { hash as hashOnce } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import { leafBytes, nodeBytes } from '#domain/log-proof.ts';
import type { Database } from '#sandbox/db/tables.ts';

export type Hash = Buffer<ArrayBuffer>;

const width = 256;
const levelsOfTile = 8;
const hashSize = 32;

export const sha256 = (bytes: Uint8Array): Hash => hashOnce('sha256', bytes, 'buffer');

/** @param hash of the entry, hex */
export const leafOf = (hash: string): Hash => sha256(leafBytes(Buffer.from(hash, 'hex')));

/** Root of hashes that are a power of two. */
function rootOf(hashes: readonly Uint8Array[]): Uint8Array {
  let level = hashes;
  while (level.length > 1) {
    const below = level;
    level = Array.from({ length: below.length / 2 }, (_, index) =>
      sha256(nodeBytes(below[2 * index] as Uint8Array, below[2 * index + 1] as Uint8Array)),
    );
  }
  const [root] = level;
  if (!root) throw new RangeError('a tile without hashes');
  return root;
}

const split = (bytes: Uint8Array): Uint8Array[] =>
  Array.from({ length: bytes.length / hashSize }, (_, index) =>
    bytes.subarray(index * hashSize, (index + 1) * hashSize),
  );

/** Root of any number of leaves, one after the other: MTH of RFC 6962, from the leaves alone. */
export class LeafRoot {
  /** Whole subtrees, which are joined as soon as two of a size stand side by side. */
  readonly #peaks: { size: number; root: Uint8Array }[] = [];

  add(leaf: Uint8Array): void {
    let node = { size: 1, root: leaf };
    for (let left = this.#peaks.at(-1); left?.size === node.size; left = this.#peaks.at(-1)) {
      this.#peaks.pop();
      node = { size: 2 * node.size, root: sha256(nodeBytes(left.root, node.root)) };
    }
    this.#peaks.push(node);
  }

  root(): Uint8Array {
    if (this.#peaks.length === 0) return sha256(new Uint8Array());
    return this.#peaks.map(({ root }) => root).reduceRight((right, left) => sha256(nodeBytes(left, right)));
  }
}

async function tileOf(db: Kysely<Database>, level: number, index: number): Promise<Uint8Array> {
  const row = await db
    .selectFrom('log_tiles')
    .select('hashes')
    .where('level', '=', level)
    .where('index', '=', BigInt(index))
    .executeTakeFirst();
  return row?.hashes ?? new Uint8Array();
}

/** Appends leaves to a log of that size, tiles above included. */
export async function appendLeaves(db: Kysely<Database>, size: number, leaves: readonly Uint8Array[]): Promise<void> {
  let [level, first, hashes] = [0, size, leaves];
  while (hashes.length > 0) {
    const index = Math.floor(first / width);
    const known = split((await tileOf(db, level, index)).subarray(0, (first % width) * hashSize));
    const all = [...known, ...hashes];
    const above: Uint8Array[] = [];
    for (let start = 0; start < all.length; start += width) {
      const tile = all.slice(start, start + width);
      const at = BigInt(index + start / width);
      await sql`insert into log_tiles (level, index, hashes) values (${level}, ${at}, ${Buffer.concat(tile)})
        on conflict (level, index) do update set hashes = excluded.hashes`.execute(db);
      if (tile.length === width) above.push(rootOf(tile));
    }
    [level, first, hashes] = [level + 1, index, above];
  }
}

/** Entries that are read at a time: calls are answered in between. */
const page = 2_000;

/** Leaves of entries, page by page. @param after exclusive @param through inclusive */
export async function* leavesOfEntries(
  db: Kysely<Database>,
  after: bigint,
  through: bigint,
): AsyncGenerator<Hash[], void> {
  for (let last = after; last < through;) {
    const rows = await db
      .selectFrom('entries')
      .select(['id', 'hash'])
      .where('id', '>', last)
      .where('id', '<=', through)
      .orderBy('id')
      .limit(page)
      .execute();
    yield rows.map(({ hash }) => leafOf(hash));
    last = rows.at(-1)?.id ?? through;
  }
}

/** Reads the tree of one size. Tiles that were read once are kept while it is used. */
export class LogTree {
  readonly #db: Kysely<Database>;
  readonly #tiles = new Map<string, Promise<Uint8Array>>();

  constructor(db: Kysely<Database>) {
    this.#db = db;
  }

  #tile(level: number, index: number): Promise<Uint8Array> {
    const key = `${level} ${index}`;
    const known = this.#tiles.get(key) ?? tileOf(this.#db, level, index);
    this.#tiles.set(key, known);
    return known;
  }

  /** Root of the whole subtree of 2^level leaves that begins at `start`. */
  async #whole(level: number, start: number): Promise<Uint8Array> {
    const tileLevel = Math.floor(level / levelsOfTile);
    const [unit, count] = [width ** tileLevel, 2 ** (level % levelsOfTile)];
    const place = start / unit;
    const tile = split(await this.#tile(tileLevel, Math.floor(place / width)));
    return rootOf(tile.slice(place % width, (place % width) + count));
  }

  /** Root of the leaves from `from` up to, not including, `to`: MTH of RFC 6962. */
  async #range(from: number, to: number): Promise<Uint8Array> {
    const level = Math.log2(to - from);
    if (Number.isInteger(level)) return this.#whole(level, from);
    const middle = from + below(to - from);
    return sha256(nodeBytes(await this.#range(from, middle), await this.#range(middle, to)));
  }

  async root(size: number): Promise<Uint8Array> {
    return size === 0 ? sha256(new Uint8Array()) : this.#range(0, size);
  }

  /** @param index from 0 */
  async inclusion(index: number, size: number): Promise<Uint8Array[]> {
    const path: Uint8Array[] = [];
    let [from, to] = [0, size];
    while (to - from > 1) {
      const middle = from + below(to - from);
      if (index < middle) {
        path.unshift(await this.#range(middle, to));
        to = middle;
      } else {
        path.unshift(await this.#range(from, middle));
        from = middle;
      }
    }
    return path;
  }

  async consistency(before: number, size: number): Promise<Uint8Array[]> {
    const path: Uint8Array[] = [];
    let [from, to] = [0, size];
    if (before === 0 || before === size) return path;
    // Whether the old tree is all that is left: its root is known then.
    let isOld = true;
    while (before !== to) {
      const middle = from + below(to - from);
      if (before <= middle) {
        path.unshift(await this.#range(middle, to));
        to = middle;
      } else {
        path.unshift(await this.#range(from, middle));
        from = middle;
        isOld = false;
      }
    }
    if (!isOld) path.unshift(await this.#range(from, to));
    return path;
  }
}

/** The largest power of two that is less than `count`. */
const below = (count: number): number => 2 ** Math.ceil(Math.log2(count) - 1);

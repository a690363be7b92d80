/** The embedded engine: PGlite, in a folder or in memory. */
import { PGlite, types as pgliteTypes, type PGliteOptions } from '@electric-sql/pglite';
import { Kysely, PGliteDialect } from 'kysely';
import { preparing } from './embedded-statements.ts';
import { schemaName } from './schema.ts';
import type { Database } from './tables.ts';

/** Node's own copies its bytes piece by piece, which takes longer than what they are read for. */
class HeldBlob extends Blob {
  readonly #bytes: Uint8Array<ArrayBuffer>;

  constructor(bytes: Uint8Array<ArrayBuffer>) {
    super([]);
    this.#bytes = bytes;
  }

  override async arrayBuffer(): Promise<ArrayBuffer> {
    return this.#bytes.slice().buffer;
  }
}

async function create(options: PGliteOptions): Promise<PGlite> {
  const pglite = await PGlite.create({
    ...options,
    parsers: { [pgliteTypes.INT8]: BigInt },
  });
  await pglite.exec(`create schema if not exists ${schemaName}; set search_path to ${schemaName}`);
  return pglite;
}

export const inFolder = (dataDir: string): Promise<PGlite> => create({ dataDir });

/**
 * Its buffers are cleared at the start, and its log is part of each dump: both are small where nothing is on a disk. It is used for
 * seconds: to plan a statement anew for its first values takes longer than to run it.
 * @param dump what it begins with: what `dump` of another gave
 */
export const inMemory = (dump?: Uint8Array<ArrayBuffer>): Promise<PGlite> =>
  create({
    startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=8MB', '-c', 'plan_cache_mode=force_generic_plan'],
    initDbStartParams: ['--wal-segsize=1'],
    ...(dump && { loadDataDir: new HeldBlob(dump) }),
  });

/** @param end what happens to the engine when this database is closed */
export function onPglite(pglite: PGlite, end: () => Promise<void> = () => pglite.close()) {
  const db = new Kysely<Database>({
    dialect: new PGliteDialect({
      // Kysely closes what it is given.
      pglite: {
        ready: true,
        closed: false,
        waitReady: pglite.waitReady,
        ...preparing(pglite),
        close: async () => undefined,
      },
    }),
  });
  return {
    db,
    money: db,
    back: db,
    figures: db,
    dialect: 'pglite' as const,
    close: async () => {
      await db.destroy();
      if (!pglite.closed) await end();
    },
    listen: (channel: string, listener: (payload: string) => void) => pglite.listen(channel, listener),
    lead: async () => true,
    alone: <T>(work: () => Promise<T>): Promise<T> => work(),
    beside: <T>(work: () => Promise<T>): Promise<T> => work(),
    dump: async () => new Uint8Array(await (await pglite.dumpDataDir('none')).arrayBuffer()),
  };
}

/** Faults that tests and the panel order for the next calls of a path, whichever server they reach (product 19.1). */
import { sql, type Kysely } from 'kysely';
import * as v from 'valibot';
import { endpoints } from '#contract/contract.ts';
import type { Database } from '#sandbox/db/tables.ts';
import { faultKinds, faultPathPattern, scenarioLimits, usualDelay, type ScenarioFault } from '#domain/scenario.ts';

const wholeNumber = (min: number, max: number) =>
  v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number))]),
    v.integer(),
    v.minValue(min),
    v.maxValue(max),
  );

/** What `POST /sandbox/faults` takes. */
export const faultOrder = v.strictObject({
  /** Whole path, for example `/api/assets/mine/order/create`; `*` for any call; `money` for each call that moves money. */
  path: v.pipe(v.string(), v.maxLength(scenarioLimits.path), v.regex(faultPathPattern)),
  fault: v.picklist(faultKinds),
  times: v.optional(wholeNumber(1, scenarioLimits.times), 1),
  /** For `slow`. */
  ms: v.optional(wholeNumber(0, scenarioLimits.ms), usualDelay),
});
export type Fault = v.InferOutput<typeof faultOrder>;

export interface Faults {
  order(fault: ScenarioFault): Promise<void>;
  /** The fault for this call, used up once; null for none. Orders for one path are served first come, first served. */
  take(path: string): Promise<Fault | null>;
  list(): Promise<readonly Fault[]>;
  clear(): Promise<void>;
  /** Another server, or this one before it ended, may have taken an order. */
  look(): void;
}

const moneyPaths = endpoints.filter(({ money }) => money).map(({ backend, path }) => `/api/${backend}/${path}`);

/** Says that a fault was ordered. */
export const faultChannel = 'faults';

export function createFaults(db: Kysely<Database>): Faults {
  /** Nobody asks the database for each call while none waits. */
  let mayWait = false;
  let orders = 0;
  const look = (): void => {
    orders += 1;
    mayWait = true;
  };
  return {
    async order({ path, fault, times, ms }) {
      const paths = path === 'money' ? moneyPaths : [path];
      const rows = paths.map((one) => ({ path: one, fault, times, ms }));
      await db.insertInto('faults').values(rows).execute();
      look();
      await sql`select pg_notify(${faultChannel}, '')`.execute(db);
    },
    async take(path) {
      if (!mayWait) return null;
      const known = orders;
      const { rows } = await sql<Fault & { waiting: boolean }>`select taken.*, exists (select from faults) as waiting
        from (select) as asked left join take_fault(${path}) as taken on true`.execute(db);
      const [row] = rows;
      // An order that came meanwhile is not overlooked.
      if (row?.waiting !== true && known === orders) mayWait = false;
      return row && row.fault !== null ? { path: row.path, fault: row.fault, times: row.times, ms: row.ms } : null;
    },
    list: async () =>
      (await db.selectFrom('faults').select(['path', 'fault', 'times', 'ms']).orderBy('id').execute()) as Fault[],
    async clear() {
      await db.deleteFrom('faults').execute();
    },
    look,
  };
}

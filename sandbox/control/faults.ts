/**
 * Faults that tests and the panel order for the next calls of a path (product 19.1). Kept in memory: a restart forgets
 * them.
 */
import * as v from 'valibot';
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
  /** Whole path, for example `/api/assets/mine/order/create`; `*` for every call. */
  path: v.pipe(v.string(), v.maxLength(scenarioLimits.path), v.regex(faultPathPattern)),
  fault: v.picklist(faultKinds),
  times: v.optional(wholeNumber(1, scenarioLimits.times), 1),
  /** For `slow`. */
  ms: v.optional(wholeNumber(0, scenarioLimits.ms), usualDelay),
});
export type Fault = v.InferOutput<typeof faultOrder>;

export interface Faults {
  order(fault: ScenarioFault): void;
  /** The fault for this call, used up once; null for none. Orders for one path are served first come, first served. */
  take(path: string): Fault | null;
  list(): readonly Fault[];
  clear(): void;
}

export function createFaults(): Faults {
  let ordered: Fault[] = [];
  return {
    order: (fault) => {
      ordered.push({ ...fault });
    },
    take: (path) => {
      const found = ordered.find((fault) => fault.path === path || fault.path === '*');
      if (!found) return null;
      found.times -= 1;
      ordered = ordered.filter((fault) => fault.times > 0);
      return { ...found };
    },
    list: () => ordered.map((fault) => ({ ...fault })),
    clear: () => {
      ordered = [];
    },
  };
}

/** Faults that tests and the panel order for the next calls of a path. reliability.md §5. Kept in memory: a restart forgets them. */
import * as v from 'valibot';

export const faultKinds = [
  /** Commits, then the connection breaks without an answer. */
  'lost-reply',
  /** 500, nothing done. */
  'error-before',
  /** 500, all done. */
  'error-after',
  /** 401, nothing done. */
  'unauthorized',
  /** Commits, then answers after `ms`. */
  'slow',
  /** 200 with a page of HTML, as a captive portal answers; nothing done. */
  'html',
  /** Commits, then answers with half of the JSON. */
  'malformed',
] as const;
export type FaultKind = (typeof faultKinds)[number];

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
  path: v.pipe(v.string(), v.maxLength(200), v.regex(/^(\*|\/api\/[\w/-]+)$/)),
  fault: v.picklist(faultKinds),
  times: v.optional(wholeNumber(1, 1_000), 1),
  /** For `slow`. */
  ms: v.optional(wholeNumber(0, 120_000), 3_000),
});
export type Fault = v.InferOutput<typeof faultOrder>;

export interface Faults {
  order(fault: Fault): void;
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

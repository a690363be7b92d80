/**
 * What the device kept of what the first screen of a start reads. The screen is drawn with it, in place of a skeleton, and reads it
 * again at once (decision 0073). Empty but for the first second.
 */
import type { Client } from '#api/client.ts';
import { asEarly } from '#domain/fresh-age.ts';
import type { Fresh } from '#domain/fresh.ts';
import type { Page } from '#domain/page.ts';

export type Load<T> = (client: Client) => Promise<Fresh<T>>;
export type LoadPage<T> = (client: Client, pageNum: number) => Promise<Fresh<Page<T>>>;

/** What a screen reads first: its `early`, by the address that it is opened at. */
export interface EarlyReads {
  /** The functions that its resources in sight load with. */
  resources?: readonly Load<unknown>[];
  /** Its one list's. */
  list?: LoadPage<unknown>;
}

interface Early {
  resources: Map<Load<unknown>, Fresh<unknown>>;
  page: Fresh<Page<unknown>> | null;
}
const nothing = (): Early => ({ resources: new Map(), page: null });

let early = nothing();

export const earlyOf = <T>(load: Load<T>): Fresh<T> | null =>
  (early.resources.get(load) as Fresh<T> | undefined) ?? null;
export const earlyPage = <T>(): Fresh<Page<T>> | null => early.page as Fresh<Page<T>> | null;

/**
 * What comes too late for the first drawing is dropped: `forgetEarly` was called then.
 * @param client answers by what the device kept, and fails where that is nothing
 */
export async function readEarly({ resources = [], list }: EarlyReads, client: Client): Promise<void> {
  const found = early;
  const loads = resources.map((load) => load(client).then((figure) => found.resources.set(load, asEarly(figure))));
  const page = list?.(client, 1).then((first) => (found.page = asEarly(first)));
  await Promise.allSettled([...loads, page]);
}

/** Once the first screen was drawn, or another address was opened. */
export function forgetEarly(): void {
  early = nothing();
}

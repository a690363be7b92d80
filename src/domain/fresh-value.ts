/** The way into a `Fresh<T>` for machines and actors. Views may not import this file (dependency rule `no-bare-figures`). */
import type { Fresh } from './fresh.ts';

/** The value, whatever its age. */
export const valueOf = <T>(figure: Fresh<T>): T => (figure as unknown as { value: T }).value;

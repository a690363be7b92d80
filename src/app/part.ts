/** A component whose code is loaded apart. */
import { lazy, type ComponentType } from 'react';

export interface Part<Props extends object> {
  /** Its code, loaded once; what failed is tried anew. */
  load(): Promise<ComponentType<Props>>;
  /**
   * The same for ever. Where the code is here by the first call, it is drawn at once: even a `lazy()` that is loaded begins
   * with its fallback, and React leaves a fallback on the screen for 300 ms.
   */
  component(): ComponentType<Props>;
}

export function partOf<Props extends object>(fetch: () => Promise<ComponentType<Props>>): Part<Props> {
  let loading: Promise<ComponentType<Props>> | null = null;
  let loaded: ComponentType<Props> | null = null;
  let drawn: ComponentType<Props> | null = null;
  const load = () => {
    loading ??= fetch().then(
      (component) => (loaded = component),
      (error: unknown) => {
        loading = null;
        throw error;
      },
    );
    return loading;
  };
  return {
    load,
    component: () => (drawn ??= loaded ?? lazy(async () => ({ default: await load() }))),
  };
}

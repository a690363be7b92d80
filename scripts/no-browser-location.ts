/** In place of wouter's own location, for a router that is given none: ours is (`src/app/hash-location.ts`, `vite.config.ts`). */
export const useBrowserLocation = undefined;
export const useSearch = undefined;

/** In place of `regexparam`, which wouter parses patterns of routes with: ours are a table (`vite.config.ts`). */
export const parse = undefined;

import type { KyselyPlugin } from 'kysely';

/** What a call has read, and something else happens before it goes on: once, when rows with that column have come. */
export function onceRead(
  column: string,
  happen: () => Promise<void>,
): { plugin: KyselyPlugin; hasHappened: () => boolean } {
  let hasHappened = false;
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      if (hasHappened || !result.rows.some((row) => column in row)) return result;
      hasHappened = true;
      await happen();
      return result;
    },
  };
  return { plugin, hasHappened: () => hasHappened };
}

/** What browser tests need, made side by side: what is served, and the data that it is served with. */
import { tool, type Part } from './parts.ts';

export const beforeBrowsers: readonly Part[] = [
  tool('build', process.execPath, ['scripts/build.ts']),
  // It lives for seconds: compiling the database's hot parts anew would take longer than they save.
  tool('seed', process.execPath, ['--liftoff-only', 'tests/support/seed-world.ts']),
];

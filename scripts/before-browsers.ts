/** What browser tests need, made side by side: what is served, and the data that it is served with. */
import { tool, type Part } from './parts.ts';

/** Of a build that is tested or measured: what a developer's `.env` says of theirs doesn't reach it, and it is what ships. */
export const plainBuild = { PLAIN_BUILD: '1', COMPULSORY: '' } as const;

export const beforeBrowsers: readonly Part[] = [
  tool('build', process.execPath, ['scripts/build.ts'], plainBuild),
  // It lives for seconds: compiling the database's hot parts anew would take longer than they save.
  tool('seed', process.execPath, ['--liftoff-only', 'tests/support/seed-world.ts']),
];

/**
 * `npm test`: what has to pass before a change is shared, in ten minutes on two cores, with all of its own set-up. The
 * last line is the sum. With DATABASE_URL the sandbox is tested on that Postgres too. What is left out is in
 * `npm run test:all` (docs/testing.md).
 */
import { gate } from '#tests/support/tiers.ts';
import { smallScale, testRun } from './test-run.ts';

await testRun({
  command: 'npm test',
  tag: gate,
  hasEngines: false,
  // It checks a copy of the checkout: a twenty-fifth of the time of all tests in Node.
  leaveOut: ['scripts/new.test.ts'],
  scale: smallScale,
  isStrict: false,
  databaseUrl: process.env['DATABASE_URL'] ?? '',
});

/** Browser tests: the built app, served by the real sandbox, in a real Chromium. `npm run build` comes first. */
import { defineConfig } from '@playwright/test';
import { browserArgs } from './scripts/browser.ts';

/** Set by `npm test` and CI: then the results also go where this says. */
const jsonFile = process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ?? (process.env['CI'] ? 'reports/e2e.json' : undefined);

/** Those with the longest tests: they begin first, or one browser works on them while the others are done. */
const longest = /\/(?:walks|updates|signed-in|newcomer)\.spec\.ts$/;

export default defineConfig({
  testDir: 'tests',
  outputDir: 'test-results',
  // Before the workers, which find it by their environment.
  globalSetup: './tests/support/start-host.ts',
  // Node reads TypeScript by itself: Playwright took six seconds to rewrite all of it, and each worker to read that.
  build: { external: ['**/*.ts'] },
  fullyParallel: true,
  // A browser waits half of the time: three of them left two cores idle for an eighth of it, four for a sixteenth.
  workers: 4,
  // Tells what fails always from what fails at times; `--strict` counts the latter as failed (decision 0048).
  retries: 1,
  forbidOnly: true,
  // Only what hangs is ended by it: a screenful of checks takes a busy machine minutes.
  timeout: 600_000,
  // Longer than the client waits for an answer (36 s).
  expect: { timeout: 45_000 },
  reporter: jsonFile === undefined ? 'list' : [['list'], ['json', { outputFile: jsonFile }]],
  use: {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    // Installing the app costs each test half a second of a core; tests about the worker ask for it.
    serviceWorkers: 'block',
    isMobile: true,
    timezoneId: 'America/Sao_Paulo',
    actionTimeout: 45_000,
    // Painting what moves costs a core without a graphics card; tests about motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: browserArgs,
    },
  },
  projects: [
    { name: 'world', testMatch: 'support/world.setup.ts' },
    { name: 'longest first', testMatch: longest, dependencies: ['world'] },
    {
      name: 'chromium',
      testMatch: '**/*.spec.ts',
      // What Node tries too, and takes long here.
      testIgnore: [longest, ...(process.env['NIGHTLY'] === undefined ? ['nightly/**'] : [])],
      dependencies: ['world'],
    },
  ],
});

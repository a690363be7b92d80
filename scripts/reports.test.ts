import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { countPlaywright } from './reports.ts';

const folder = mkdtempSync(join(tmpdir(), 'dayrent-report-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** One test that failed at first, and passed. */
function unsteadyReport() {
  const path = join(folder, 'error-context.md');
  writeFileSync(path, '# Error details\n\n```yaml\n- main:\n  - button "Review"\n```\n\n```ts\nsource\n```\n');
  const died = {
    duration: 900,
    error: { message: 'Error: expected review' },
    errorLocation: { file: join(process.cwd(), 'tests/one.spec.ts'), line: 7 },
    attachments: [{ name: 'error-context', path }],
  };
  const tests = [{ status: 'flaky', results: [died, { duration: 100, attachments: [] }] }];
  return {
    stats: { expected: 3, unexpected: 0, flaky: 1, skipped: 0 },
    suites: [{ title: 'one.spec.ts', specs: [{ ok: true, title: 'presses', file: 'one.spec.ts', tests }] }],
  };
}

it('tells of an unsteady test the reason, the line, and what the page showed', () => {
  const { passed, failed, unsteady, tests } = countPlaywright(unsteadyReport(), false);
  expect({ passed, failed }).toEqual({ passed: 4, failed: 0 });
  expect(unsteady?.[0]?.split(/\n\s*/)).toEqual([
    'one.spec.ts: presses',
    'Error: expected review',
    'at tests/one.spec.ts:7',
    '- main:',
    '- button "Review"',
  ]);
  expect(tests).toEqual([{ file: 'tests/one.spec.ts', title: 'presses', ms: 1_000 }]);
});

it('counts it as failed where a first failure counts', () => {
  const { passed, failed } = countPlaywright(unsteadyReport(), true);
  expect({ passed, failed }).toEqual({ passed: 3, failed: 1 });
});

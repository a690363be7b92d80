import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { without } from './test-run.ts';

const root = join(import.meta.dirname, '..');

async function listed(environment: object): Promise<string> {
  const args = ['node_modules/vitest/vitest.mjs', 'list', '--filesOnly', '--project', 'sandbox'];
  const env = { ...process.env, ...environment };
  return (await promisify(execFile)(process.execPath, args, { cwd: root, env })).stdout;
}

it('leaves out of a part of the tests what another has', async () => {
  const [all, fewer] = await Promise.all([
    listed({}),
    listed(without('sandbox/http/**', 'sandbox/{server,calendar}.test.ts')),
  ]);
  for (const file of ['sandbox/http/api.test.ts', 'sandbox/server.test.ts', 'sandbox/calendar.test.ts']) {
    expect(all).toContain(file);
    expect(fewer).not.toContain(file);
  }
  expect(fewer).toContain('sandbox/environment.test.ts');
});

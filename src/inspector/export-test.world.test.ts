/**
 * Exported tests, run: every way through every walk, recorded with secrets replaced, comes to the recorded states. In `npm test`
 * a third of the walks.
 */
import { execFile } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { fresh } from '#domain/fresh.ts';
import { createResourceMachine } from '#machines/resource/resource.machine.ts';
import { walks } from '#machines/walks.ts';
import { marks } from '#tests/support/marks.ts';
import { someOf } from '#tests/sandbox/scale.ts';
import { recordWalk } from '#tests/support/recorded-walk.ts';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { sourceOf } from './machine-sources.ts';
import { toTest } from './export-test.ts';
import { createRecorder } from './recorder.ts';
import { createRedactor } from './redaction.ts';

const root = join(import.meta.dirname, '..', '..');
const folder = join(root, '.cache', 'recorded');
const run = promisify(execFile);

beforeEach(async () => {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await writeFile(
    join(folder, 'vitest.config.mjs'),
    "export default { test: { include: ['.cache/recorded/*.test.ts'] } };\n",
  );
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** @returns how many passed and failed, whatever the exit code, and what was said */
async function vitest(): Promise<{ passed: number; failed: number; said: string }> {
  const report = join(folder, 'report.json');
  const config = join(folder, 'vitest.config.mjs');
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--root', root, '--config', config];
  const said = await run(process.execPath, [...args, '--reporter=json', `--outputFile=${report}`], { cwd: root }).then(
    ({ stdout }) => stdout,
    (error: { stdout: string; stderr: string }) => error.stdout + error.stderr,
  );
  const read = JSON.parse(await readFile(report, 'utf8')) as {
    numPassedTests: number;
    numFailedTests: number;
    testResults: { message: string; assertionResults: { fullName: string; failureMessages: string[] }[] }[];
  };
  const messages = read.testResults.flatMap(({ message, assertionResults }) => [
    message,
    ...assertionResults.flatMap(({ fullName, failureMessages }) =>
      failureMessages.map((told) => `${fullName}: ${told}`),
    ),
  ]);
  return {
    passed: read.numPassedTests,
    failed: read.numFailedTests,
    said: [...messages.filter((message) => message !== ''), said].join('\n').slice(0, 4_000),
  };
}

it('tells machines of one name apart', () => {
  expect(sourceOf('payeeForm', [{ draft: { ifsc: '' } }]).expression).toBe('createPayeeFormMachine(bankProblems)');
  expect(sourceOf('payeeForm', []).expression).toBe('createPayeeFormMachine(addressProblems)');
});

it('writes tests that pass', async () => {
  let ways = 0;
  for (const [name, of] of someOf(Object.entries(walks), 6, 0)) {
    for (const [index, recording] of of.flatMap((walk) => recordWalk(walk)).entries()) {
      const text = toTest(recording);
      expect(text, name).not.toBeNull();
      ways += recording.actors.length;
      await writeFile(join(folder, `${name}-${index}.test.ts`), text ?? '');
    }
  }
  const { passed, failed, said } = await vitest();
  expect(failed, said).toBe(0);
  expect(passed, said).toBe(ways);
});

it('begins with what a start had from the device', async () => {
  const recorder = createRecorder({ now: () => 0, redact: createRedactor(11, marks), later: (run) => run() });
  const logic = createResourceMachine(fresh('kept', 1, 'store')).provide({
    actors: { load: fromPromise(() => Promise.resolve(fresh('read', 2, 'server'))) },
  });
  const actor = createActor(logic, { inspect: recorder.inspect }).start();
  await waitFor(actor, (now) => now.matches('ready'));
  await writeFile(join(folder, 'kept.test.ts'), toTest(recorder.getSnapshot()) ?? '');
  expect(await vitest()).toMatchObject({ passed: 1, failed: 0 });
});

it('writes tests that fail when the machine does something else', async () => {
  const [recording] = (walks['purchase'] ?? []).flatMap((walk) => recordWalk(walk));
  const text = recording ? toTest(recording) : null;
  await writeFile(join(folder, 'purchase.test.ts'), (text ?? '').replaceAll('"idle"', '"refreshing"'));
  expect((await vitest()).failed).toBeGreaterThan(5);
});

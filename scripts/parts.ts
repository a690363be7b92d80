/** What the checks are made of: parts that run, count what passed and failed, and say nothing while all is well. */
import { readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import * as v from 'valibot';
import { run } from './run.ts';

export interface Count {
  passed: number;
  failed: number;
  /** The tests that failed: name, and the beginning of what was said. */
  failures?: readonly string[];
  /** Of those that failed, the ones that passed at a second try, told in the same way. */
  unsteady?: readonly string[];
}

export interface Part {
  name: string;
  /** Resolves with what it counted and what it printed. */
  run: () => Promise<Count & { output: string }>;
}

const reports = 'reports';

/** A tool that passes or fails as a whole. */
export const tool = (name: string, command: string, args: readonly string[]): Part => ({
  name,
  run: async () => {
    const { code, output } = await run(command, args, {}, true);
    return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output };
  },
});

/** What went wrong although no test failed: an error that nobody caught, or a runner that did not end. */
function outsideTests(code: number, output: string): string {
  const lines = stripVTControlCharacters(output).split('\n');
  const start = lines.findIndex((line) => /Unhandled|Uncaught|Error:/.test(line));
  const said = start < 0 ? lines.slice(-15) : lines.slice(start, start + 15);
  return `no test failed, but the runner ended with ${code}\n       ${said.join('\n       ')}`;
}

/** Runs a test runner that leaves a report, and counts what the report says. */
async function counted(
  command: string,
  args: readonly string[],
  env: Record<string, string>,
  report: string,
  count: (report: unknown) => Count,
): Promise<Count & { output: string }> {
  rmSync(report, { force: true });
  const { code, output } = await run(command, args, env, true);
  let counts: Count;
  try {
    counts = count(JSON.parse(readFileSync(report, 'utf8')));
  } catch (error) {
    return { passed: 0, failed: 1, output: `${output}\nno readable report: ${String(error)}` };
  }
  // An error outside of any test, or a run without tests, is a failure as well.
  const isSilent = counts.failed === 0 && (code !== 0 || counts.passed === 0);
  if (isSilent) return { ...counts, failed: 1, failures: [outsideTests(code, output)], output };
  return { ...counts, output };
}

const vitestReport = v.object({
  numPassedTests: v.number(),
  numTotalTests: v.number(),
  testResults: v.array(
    v.object({
      name: v.string(),
      status: v.string(),
      assertionResults: v.array(
        v.object({ fullName: v.string(), status: v.string(), failureMessages: v.optional(v.array(v.string()), []) }),
      ),
    }),
  ),
});

/** The beginning of what a test died of, for the summary. */
function reason([message = '']: readonly string[]): string {
  const lines = stripVTControlCharacters(message).slice(0, 2_000).trim().split('\n');
  const ours = lines.filter((line) => line.trim() !== '' && !/node_modules|new Promise|node:internal/.test(line));
  return message === '' ? '' : `\n       ${ours.slice(0, 6).join('\n       ')}`;
}

/** What was left out counts as failed, and so does a file that could not be loaded. */
function countVitest(report: unknown): Count {
  const { numPassedTests, numTotalTests, testResults } = v.parse(vitestReport, report);
  const unread = testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  const failures = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status !== 'passed')
      .map(({ fullName, failureMessages }) => `${relative('.', name)}: ${fullName}${reason(failureMessages)}`),
  );
  return {
    passed: numPassedTests,
    failed: numTotalTests - numPassedTests + unread.length,
    failures: [...failures, ...unread.map(({ name }) => `${relative('.', name)}: not loaded`)],
  };
}

/** One project of vitest.config. @param files only these; all of the project if empty */
export function vitest(
  name: string,
  project: string,
  files: readonly string[] = [],
  env: Record<string, string> = {},
): Part {
  const report = join(reports, `${name}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return {
    name,
    run: () => counted('vitest', ['run', '--project', project, ...reporters, ...files], env, report, countVitest),
  };
}

interface PlaywrightSpec {
  ok: boolean;
  title: string;
  file: string;
  tests: { status: string; results: { error?: { message?: string | undefined } | undefined }[] }[];
}

interface PlaywrightSuite {
  specs: PlaywrightSpec[];
  suites?: PlaywrightSuite[] | undefined;
}

const playwrightSuite: v.GenericSchema<PlaywrightSuite> = v.object({
  specs: v.array(
    v.object({
      ok: v.boolean(),
      title: v.string(),
      file: v.string(),
      tests: v.array(
        v.object({
          status: v.string(),
          results: v.array(v.object({ error: v.optional(v.object({ message: v.optional(v.string()) })) })),
        }),
      ),
    }),
  ),
  suites: v.optional(v.lazy(() => v.array(playwrightSuite))),
});

const playwrightReport = v.object({
  stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number(), skipped: v.number() }),
  suites: v.array(playwrightSuite),
});

const messagesOf = ({ tests }: PlaywrightSpec): string[] =>
  tests.flatMap(({ results }) => results.flatMap(({ error }) => error?.message ?? []));

const specsOf = ({ specs, suites = [] }: PlaywrightSuite): PlaywrightSpec[] => [...specs, ...suites.flatMap(specsOf)];

function countPlaywright(report: unknown): Count {
  const { stats, suites } = v.parse(playwrightReport, report);
  const specs = suites.flatMap(specsOf);
  const told = (spec: PlaywrightSpec) => `${spec.file}: ${spec.title}${reason(messagesOf(spec))}`;
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + stats.skipped,
    failures: specs.filter(({ ok }) => !ok).map(told),
    unsteady: specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky')).map(told),
  };
}

/** The browser tests, on what `npm run build` left in dist/. */
export function playwright(browser: string): Part {
  const report = join(reports, 'e2e.json');
  const env = { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  return { name: 'e2e', run: () => counted('playwright', ['test'], env, report, countPlaywright) };
}

/** Runs parts, `atOnce` side by side; one line for each, and all that a failed one said. @returns the sum */
export async function runParts(parts: readonly Part[], atOnce = 1): Promise<Count> {
  const sum: Count = { passed: 0, failed: 0 };
  const waiting = [...parts];
  const work = async (): Promise<void> => {
    for (let part = waiting.shift(); part; part = waiting.shift()) {
      const start = performance.now();
      const { passed, failed, failures = [], unsteady = [], output } = await part.run();
      const seconds = ((performance.now() - start) / 1_000).toFixed(1).padStart(6);
      const counts = passed + failed === 1 ? '' : `  ${passed} passed${failed > 0 ? `, ${failed} failed` : ''}`;
      console.log(`${failed === 0 ? 'ok  ' : 'FAIL'} ${part.name.padEnd(18)}${seconds} s${counts}`);
      // The names first: who reads only the beginning of a long log still learns what failed.
      for (const failure of failures) console.log(`     ${failure}`);
      for (const test of unsteady) console.log(`     failed, then passed: ${test}`);
      if (failed > 0) console.log(`${output.trimEnd()}\n`);
      sum.passed += passed;
      sum.failed += failed;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return sum;
}

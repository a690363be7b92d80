/** What the checks are made of: parts that run, count what passed and failed, and say nothing while all is well. */
import { readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import * as v from 'valibot';
import { run } from './run.ts';

/** One test of a report. */
export interface Timed {
  file: string;
  title: string;
  /** Of all its tries. */
  ms: number;
}

export interface Count {
  passed: number;
  failed: number;
  /** The tests that failed: name, and the beginning of what was said. */
  failures?: readonly string[];
  /** Tests that failed at first and passed at a second try, told in the same way. */
  unsteady?: readonly string[];
  tests?: readonly Timed[];
}

export interface Part {
  name: string;
  /** Resolves with what it counted and what it printed. */
  run: () => Promise<Count & { output: string }>;
}

/** A part that ran. */
export interface Ran extends Count {
  name: string;
  seconds: number;
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
  mayBeEmpty = false,
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
  const isSilent = counts.failed === 0 && (code !== 0 || (counts.passed === 0 && !mayBeEmpty));
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
        v.object({
          fullName: v.string(),
          status: v.string(),
          duration: v.nullish(v.number(), 0),
          failureMessages: v.optional(v.array(v.string()), []),
        }),
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
    tests: testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ fullName, duration }) => ({ file: relative('.', name), title: fullName, ms: duration })),
    ),
  };
}

/** One project of vitest.config. @param args more of them, for example files: only these then */
export function vitest(
  name: string,
  project: string,
  args: readonly string[] = [],
  env: Record<string, string> = {},
): Part {
  const report = join(reports, `${name}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const mayBeEmpty = args.includes('--passWithNoTests');
  return {
    name,
    run: () =>
      counted('vitest', ['run', '--project', project, ...reporters, ...args], env, report, countVitest, mayBeEmpty),
  };
}

interface PlaywrightSpec {
  ok: boolean;
  title: string;
  file: string;
  tests: {
    status: string;
    results: { duration: number; error?: { message?: string | undefined } | undefined }[];
  }[];
}

interface PlaywrightSuite {
  title: string;
  specs: PlaywrightSpec[];
  suites?: PlaywrightSuite[] | undefined;
}

const playwrightSuite: v.GenericSchema<PlaywrightSuite> = v.object({
  title: v.string(),
  specs: v.array(
    v.object({
      ok: v.boolean(),
      title: v.string(),
      file: v.string(),
      tests: v.array(
        v.object({
          status: v.string(),
          results: v.array(
            v.object({ duration: v.number(), error: v.optional(v.object({ message: v.optional(v.string()) })) }),
          ),
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

/** Each with the names of the groups around it. The outermost suite is the file, which a spec names itself. */
const specsOf = ({ specs, suites = [] }: PlaywrightSuite, names: readonly string[] = []): PlaywrightSpec[] => [
  ...specs.map((spec) => ({ ...spec, title: [...names, spec.title].join(' › ') })),
  ...suites.flatMap((inner) => specsOf(inner, [...names, inner.title])),
];

/** @param isStrict what passes at the second try only has failed */
function countPlaywright(report: unknown, isStrict: boolean): Count {
  const { stats, suites } = v.parse(playwrightReport, report);
  const specs = suites.flatMap((suite) => specsOf(suite));
  const told = (spec: PlaywrightSpec) => `${spec.file}: ${spec.title}${reason(messagesOf(spec))}`;
  return {
    passed: stats.expected + (isStrict ? 0 : stats.flaky),
    failed: stats.unexpected + stats.skipped + (isStrict ? stats.flaky : 0),
    failures: specs.filter(({ ok }) => !ok).map(told),
    unsteady: specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky')).map(told),
    tests: specs.map(({ file, title, tests }) => ({
      file: `tests/${file}`,
      title,
      ms: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0),
    })),
  };
}

export interface BrowserRun {
  browser: string;
  /** Only the tests with this tag; all of them if empty. */
  tag: string;
  /** What passes at the second try only has failed. */
  isStrict: boolean;
}

/** The browser tests, on what `npm run build` left in dist/. */
export function playwright({ browser, tag, isStrict }: BrowserRun): Part {
  const report = join(reports, 'e2e.json');
  const env = { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  const only = tag === '' ? [] : ['--grep', tag];
  return {
    name: 'e2e',
    run: () => counted('playwright', ['test', ...only], env, report, (told) => countPlaywright(told, isStrict)),
  };
}

/** Runs parts, `atOnce` side by side; one line for each, and all that a failed one said. */
export async function runParts(parts: readonly Part[], atOnce = 1): Promise<Ran[]> {
  const ran: Ran[] = [];
  const waiting = [...parts];
  const work = async (): Promise<void> => {
    for (let part = waiting.shift(); part; part = waiting.shift()) {
      const start = performance.now();
      const { output, ...count } = await part.run();
      const { passed, failed, failures = [], unsteady = [] } = count;
      const seconds = (performance.now() - start) / 1_000;
      const counts = passed + failed === 1 ? '' : `  ${passed} passed${failed > 0 ? `, ${failed} failed` : ''}`;
      console.log(
        `${failed === 0 ? 'ok  ' : 'FAIL'} ${part.name.padEnd(18)}${seconds.toFixed(1).padStart(6)} s${counts}`,
      );
      // The names first: who reads only the beginning of a long log still learns what failed.
      for (const failure of failures) console.log(`     ${failure}`);
      for (const test of unsteady) console.log(`     failed, then passed: ${test}`);
      if (failed > 0) console.log(`${output.trimEnd()}\n`);
      ran.push({ ...count, name: part.name, seconds });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return ran;
}

export const sumOf = (ran: readonly Count[]): { passed: number; failed: number } => ({
  passed: ran.reduce((sum, { passed }) => sum + passed, 0),
  failed: ran.reduce((sum, { failed }) => sum + failed, 0),
});

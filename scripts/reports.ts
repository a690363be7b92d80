/** What the runners' reports say: how many passed, and of what the others died. */
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import * as v from 'valibot';

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
function reason(message: string): string[] {
  const lines = stripVTControlCharacters(message).slice(0, 2_000).trim().split('\n');
  const ours = lines.filter((line) => line.trim() !== '' && !/node_modules|new Promise|node:internal/.test(line));
  return ours.slice(0, 6);
}

/** A name, and below it what is to be said of it. */
const told = (name: string, lines: readonly string[]): string => [name, ...lines].join('\n       ');

/** What was left out counts as failed, and so does a file that could not be loaded. */
export function countVitest(report: unknown): Count {
  const { numPassedTests, numTotalTests, testResults } = v.parse(vitestReport, report);
  const unread = testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  const failures = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status !== 'passed')
      .map(({ fullName, failureMessages }) =>
        told(`${relative('.', name)}: ${fullName}`, reason(failureMessages[0] ?? '')),
      ),
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

const playwrightResult = v.object({
  duration: v.number(),
  error: v.optional(v.object({ message: v.optional(v.string()) })),
  errorLocation: v.optional(v.object({ file: v.string(), line: v.number() })),
  attachments: v.array(v.object({ name: v.string(), path: v.optional(v.string()) })),
});

const playwrightSpec = v.object({
  ok: v.boolean(),
  title: v.string(),
  file: v.string(),
  tests: v.array(v.object({ status: v.string(), results: v.array(playwrightResult) })),
});
type PlaywrightSpec = v.InferOutput<typeof playwrightSpec>;

/** By hand: a schema that holds itself has no type to infer. */
interface PlaywrightSuite {
  title: string;
  specs: PlaywrightSpec[];
  suites?: PlaywrightSuite[] | undefined;
}

const playwrightSuite: v.GenericSchema<PlaywrightSuite> = v.object({
  title: v.string(),
  specs: v.array(playwrightSpec),
  suites: v.optional(v.lazy(() => v.array(playwrightSuite))),
});

const playwrightReport = v.object({
  stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number(), skipped: v.number() }),
  suites: v.array(playwrightSuite),
});

/** The page as it was when a test gave up: its words and roles, which Playwright leaves in a fenced block. */
function pageIn(file: string): string[] {
  const [, page = ''] = /```yaml\n([^]*?)```/.exec(readFileSync(file, 'utf8')) ?? [];
  return page.trimEnd().split('\n').slice(0, 60);
}

/** What a test died of, on which line, and what the page showed: who reads it may not have the machine it ran on. */
function deathOf({ tests }: PlaywrightSpec): string[] {
  const died = tests.flatMap(({ results }) => results).find(({ error }) => error);
  if (!died) return [];
  const { error, errorLocation: at, attachments } = died;
  const page = attachments.find(({ name }) => name === 'error-context')?.path;
  return [
    ...reason(error?.message ?? ''),
    ...(at ? [`at ${relative('.', at.file)}:${at.line}`] : []),
    ...(page ? pageIn(page) : []),
  ];
}

/** Each with the names of the groups around it. The outermost suite is the file, which a spec names itself. */
const specsOf = ({ specs, suites = [] }: PlaywrightSuite, names: readonly string[] = []): PlaywrightSpec[] => [
  ...specs.map((spec) => ({ ...spec, title: [...names, spec.title].join(' › ') })),
  ...suites.flatMap((inner) => specsOf(inner, [...names, inner.title])),
];

/** @param isStrict what passes at the second try only has failed */
export function countPlaywright(report: unknown, isStrict: boolean): Count {
  const { stats, suites } = v.parse(playwrightReport, report);
  const specs = suites.flatMap((suite) => specsOf(suite));
  const tell = (spec: PlaywrightSpec) => told(`${spec.file}: ${spec.title}`, deathOf(spec));
  return {
    passed: stats.expected + (isStrict ? 0 : stats.flaky),
    failed: stats.unexpected + stats.skipped + (isStrict ? stats.flaky : 0),
    failures: specs.filter(({ ok }) => !ok).map(tell),
    unsteady: specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky')).map(tell),
    tests: specs.map(({ file, title, tests }) => ({
      file: `tests/${file}`,
      title,
      ms: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0),
    })),
  };
}

/** What the checks are made of: parts that run, count what passed and failed, and say nothing while all is well. */
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { countPlaywright, countVitest, type Count } from './reports.ts';
import { run } from './run.ts';

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
export const tool = (
  name: string,
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Part => ({
  name,
  run: async () => {
    const { code, output } = await run(command, args, env, true);
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

/** One project of vite.config. @param args more of them, for example files: only these then */
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

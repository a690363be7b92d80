/**
 * `npm run conformance -- URL [case …]`: whether the backend at an address does what docs/backend.md says, call by call. It
 * makes members there and moves the clock on: for a test backend only. Exit code 1 if a case fails.
 */
import { runConformance } from '#tests/conformance/run.ts';

const [url = '', ...only] = process.argv.slice(2);

/** Nothing else is called before it says that it moves play money (rule P1). */
async function isSandbox(base: string): Promise<boolean> {
  const reply = await fetch(`${base}/api/user/sys/mode`);
  const { data } = (await reply.json()) as { data: { mode: string } | null };
  return data?.mode === 'sandbox';
}

async function run(): Promise<boolean> {
  if (!URL.canParse(url)) throw new Error('npm run conformance -- http://localhost:4173 [assets.createOrder …]');
  const base = url.replace(/\/+$/, '');
  if (!(await isSandbox(base))) throw new Error(`${base} does not say that it is a sandbox: nothing was tried.`);
  const results = await runConformance((path, init) => fetch(base + path, init), {
    socket: `${base.replace(/^http/, 'ws')}/api/messages/socket`,
    ...(only.length > 0 && { only }),
    onResult: ({ name, problem }) => {
      if (problem !== null) console.log(`FAIL ${name}: ${problem}`);
    },
  });
  const failed = results.filter(({ problem }) => problem !== null).length;
  console.log(failed === 0 ? `All ${results.length} cases hold.` : `${failed} of ${results.length} cases fail.`);
  return failed === 0 && results.length > 0;
}

try {
  process.exitCode = (await run()) ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

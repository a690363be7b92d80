/** The server process: reads the environment, takes the port, opens the sandbox, says where it is, ends cleanly. */
import { join, resolve } from 'node:path';
import { StartError } from './db/start-error.ts';
import { loadEnvironmentFile, readEnvironment, vapidOf, type Environment } from './environment.ts';
import { apiRoutes } from './http/endpoint-routes.ts';
import { openSandbox, type SandboxOptions } from './open-sandbox.ts';
import { createMetrics } from './operating/metrics.ts';
import { createLog } from './operating/server-log.ts';
import { demoMember, demoPassword } from './seed/people.ts';
import { holdPort } from './serve.ts';
import { countries } from './services/app/countries.ts';

const root = join(import.meta.dirname, '..');

/** One line for what the person can mend; the whole error for what only a developer can. Ends the process. */
export function exitWith(error: unknown): never {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
}

/** Where it runs, who can sign in, how to reset. */
export function greeting({ LISTEN_ADDRESS }: Pick<Environment, 'LISTEN_ADDRESS'>, port: number): string {
  const { country, phone } = demoMember;
  const isEverywhere = ['0.0.0.0', '::', '127.0.0.1', '::1'].includes(LISTEN_ADDRESS);
  const address = `http://${isEverywhere ? 'localhost' : LISTEN_ADDRESS}:${port}/`;
  const dial = countries.find(({ code }) => code === country)?.dial ?? '';
  return [
    '',
    'Dayrent is running, on play money only.',
    `  App       ${address}`,
    `  Sign in   country ${country} (+${dial}), phone ${phone}, password ${demoPassword}`,
    `  Panel     ${address}sandbox`,
    `  API       ${address}api/docs`,
    '  Reset     stop it, then npm run db:reset',
    '  Stop      Ctrl+C',
    '',
  ].join('\n');
}

/** What the environment says of a sandbox, whoever serves the app beside it. */
export const optionsOf = (environment: Environment) =>
  ({
    log: createLog(environment.LOG_LEVEL),
    proxies: environment.TRUST_PROXY,
    sockets: environment.SOCKETS,
    vapid: vapidOf(environment),
    allowedHosts: [environment.LISTEN_ADDRESS, ...environment.ALLOWED_HOSTS],
  }) satisfies Partial<SandboxOptions>;

/** What is still done by itself then goes on at another server or the next start, ms after a signal. */
const longestEnd = 29_000;

/** Ends what is open, once, whichever signal asks first. @returns how to say what there is to end */
export function endOnSignals(): (end: () => Promise<void>) => void {
  // Nothing runs yet, and what is half made the next start makes again.
  let end = async (): Promise<void> => undefined;
  let isEnding = false;
  const stop = (): void => {
    if (isEnding) return;
    isEnding = true;
    setTimeout(() => process.exit(0), longestEnd).unref();
    end().then(() => process.exit(0), exitWith);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  return (next) => {
    end = next;
  };
}

async function run(before: () => Promise<void>): Promise<void> {
  loadEnvironmentFile();
  const environment = readEnvironment(process.env);
  const endBy = endOnSignals();
  const options = optionsOf(environment);
  const { log } = options;
  const held = await holdPort(environment);
  await before();
  const routes = new Set(apiRoutes());
  const facts = { behind: async () => 0, sockets: () => 0 };
  const metrics = createMetrics(facts);
  const watched =
    environment.METRICS_PORT === null
      ? null
      : await metrics.serve(environment.METRICS_PORT, environment.LISTEN_ADDRESS);
  const sandbox = await openSandbox(environment, {
    ...options,
    metrics,
    dist: resolve(root, environment.DIST_DIR),
    checkReplies: false,
  });
  facts.behind = () => sandbox.behind();
  facts.sockets = () => sandbox.live.size();
  held.answerWith(sandbox.app, log, (path, status, ms) =>
    metrics.called(routes.has(path) ? path : 'other', status, ms),
  );
  sandbox.live.attach(held.server);
  endBy(async () => {
    log.info('the server stops');
    held.stopBeingReady();
    // Open sockets would keep the port: they end first, and at once. What they still ask the database is waited for beside it.
    await Promise.all([sandbox.live.close(), held.close(), sandbox.rest()]);
    await sandbox.close();
    watched?.close();
    log.info('the server has stopped');
  });
  log.info({ port: held.port, metricsPort: watched?.port }, 'the server is open');
  console.log(greeting(environment, held.port));
}

/**
 * Runs until a signal; what keeps it from starting is one clear line and exit code 1.
 * @param before work that needs the port to be free, for example the build
 */
export const runServer = (before: () => Promise<void> = async () => undefined): Promise<void> =>
  run(before).catch(exitWith);

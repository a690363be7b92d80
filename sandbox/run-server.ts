/** The server process: reads the environment, takes the port, opens the sandbox, says where it is, ends cleanly. */
import { join, resolve } from 'node:path';
import { StartError } from './db/start-error.ts';
import { loadEnvironmentFile, readEnvironment, vapidOf, type Environment } from './environment.ts';
import { createLog } from './log.ts';
import { createMetrics } from './operating/metrics.ts';
import { apiRoutes } from './http/endpoint-routes.ts';
import { openSandbox } from './open-sandbox.ts';
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

async function run(before: () => Promise<void>): Promise<void> {
  loadEnvironmentFile();
  const environment = readEnvironment(process.env);
  const log = createLog(environment.LOG_LEVEL);
  const held = await holdPort(environment);
  await before();
  const routes = new Set(apiRoutes());
  const facts = { behind: async () => 0, sockets: () => 0 };
  const metrics = createMetrics(facts);
  const sandbox = await openSandbox(environment, {
    log,
    metrics,
    dist: resolve(root, environment.DIST_DIR),
    checkReplies: false,
    proxies: environment.TRUST_PROXY,
    sockets: environment.SOCKETS,
    vapid: vapidOf(environment),
    allowedHosts: [environment.LISTEN_ADDRESS, ...environment.ALLOWED_HOSTS],
  });
  facts.behind = () => sandbox.behind();
  facts.sockets = () => sandbox.live.size();
  const watched =
    environment.METRICS_PORT === null
      ? null
      : await metrics.serve(environment.METRICS_PORT, environment.LISTEN_ADDRESS);
  held.answerWith(sandbox.app, log, (path, status, ms) =>
    metrics.called(routes.has(path) ? path : 'other', status, ms),
  );
  sandbox.live.attach(held.server);

  let isStopping = false;
  const stop = async (): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    held.stopBeingReady();
    try {
      // Open sockets would keep the port.
      await sandbox.live.close();
      await held.close();
      await sandbox.close();
      watched?.close();
      process.exit(0);
    } catch (error) {
      exitWith(error);
    }
  };
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());
  console.log(greeting(environment, held.port));
}

/**
 * Runs until a signal; what keeps it from starting is one clear line and exit code 1.
 * @param before work that needs the port to be free, for example the build
 */
export const runServer = (before: () => Promise<void> = async () => undefined): Promise<void> =>
  run(before).catch(exitWith);

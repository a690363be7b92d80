/** The whole backend as one Hono app: the five APIs of the contract, the control panel, and the built app's files. */
import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { headers } from '#domain/headers.ts';
import type { Clock, Context } from './context.ts';
import { controlRoutes } from './control/control-routes.ts';
import { createFaults, type Faults } from './control/faults.ts';
import { createGate, type Gate } from './control/gate.ts';
import type { OpenDatabase } from './db/open.ts';
import { systemClock, type MovableClock } from './control/sandbox-clock.ts';
import { apiDocs } from './http/api-docs.ts';
import type { CallLimit } from './http/call-limit.ts';
import { endpointRoutes } from './http/endpoint-routes.ts';
import { allowedHostsOnly } from './http/hosts.ts';
import { databaseBusy, databaseGone, envelope, serverError } from './http/envelope.ts';
import { isBusy, isGone, isThere, notReady } from './http/probes.ts';
import { openApiText } from './http/openapi.ts';
import { pictureRoutes } from './http/picture-routes.ts';
import { RequestProblem } from './http/problem.ts';
import { sameOriginOnly } from './http/same-origin.ts';
import { securityHeaders, setHeaders } from './http/security-headers.ts';
import { staticFiles } from './http/static-files.ts';
import { createUploadRoom } from './http/upload-room.ts';
import { runJobs } from './jobs/run-jobs.ts';
import { settleAll } from './jobs/settle-all.ts';
import { freshSeal } from './log/fresh-seal.ts';
import { assetHandlers } from './services/asset-handlers.ts';
import { incomeHandlers } from './services/income-handlers.ts';
import { messageHandlers } from './services/message-handlers.ts';
import { squareHandlers } from './services/square-handlers.ts';
import { userHandlers } from './services/user-handlers.ts';

export interface AppOptions extends Context {
  clock: MovableClock;
  /** Real time, for sign-in; the system's where it is not given. */
  wallClock?: Clock;
  /** Compares every answer with its schema. On, but for a served build. */
  checkReplies?: boolean;
  /** Connections of their own, where the database has them (`OpenDatabase`). */
  money?: Context['db'];
  figures?: Context['db'];
  back?: Context['db'];
  /** Before a member's call and what the panel shows; runs all jobs that are due where it is not given. */
  catchUp?: () => Promise<void>;
  /** What is due to a member, before they move money; nothing where `catchUp` does it. */
  settleMember?: (memberId: string) => Promise<void>;
  faults?: Faults;
  /** As of `ApiOptions`. */
  proxies?: number;
  callLimit?: CallLimit;
  visitorLimit?: CallLimit;
  /** As of `OpenDatabase`; one server has it all where it is not given. */
  alone?: OpenDatabase['alone'];
  beside?: OpenDatabase['beside'];
  /** Shared with what works beside the calls; its own where it is not given. */
  gate?: Gate;
  /** The public key of pushes, where they are sent. */
  pushKey?: string;
  /** Folder of the built app; without one only the APIs and the panel are served. */
  dist?: string;
  /** Names by which it may be called beside localhost and addresses. */
  allowedHosts?: readonly string[];
  /** Told of every error that the answer does not explain. */
  onError?: (error: unknown, path: string) => void;
}

type Bindings = { Bindings: Partial<HttpBindings> };

export function createApp(options: AppOptions): Hono<Bindings> {
  const {
    db,
    clock,
    random,
    headLog,
    pushKey,
    wallClock = systemClock,
    gate = createGate(),
    alone = (work) => work(),
    beside = (work) => work(),
    checkReplies = true,
    dist,
  } = options;
  const context = { db, clock, random, wallClock, ...(headLog && { headLog }), ...(pushKey && { pushKey }) };
  const back = { ...context, db: options.back ?? db };
  const faults = options.faults ?? createFaults(db);
  const app = new Hono<Bindings>();

  const replyHeaders = (): Record<string, string> => ({
    ...securityHeaders,
    'Cache-Control': 'no-store',
    [headers.serverTime]: String(clock.now()),
    ...(clock.isPaused() && { [headers.serverClock]: 'paused' }),
  });
  app.use(setHeaders(replyHeaders));

  app.use(allowedHostsOnly(options.allowedHosts ?? []));
  app.use('/api/*', sameOriginOnly('POST'));
  app.get('/api/openapi.json', (c) => c.body(openApiText(), 200, { 'Content-Type': 'application/json' }));
  app.route('/api/docs', apiDocs());
  app.route(
    '/',
    endpointRoutes({
      context,
      handlers: {
        user: userHandlers,
        assets: assetHandlers,
        income: incomeHandlers,
        messages: messageHandlers,
        square: squareHandlers,
      },
      faults,
      gate,
      money: { ...context, db: options.money ?? db },
      figures: { ...context, db: options.figures ?? db },
      catchUp: options.catchUp ?? (() => runJobs(context)),
      settleMember: options.settleMember ?? (async () => undefined),
      checkReplies,
      replyHeaders,
      proxies: options.proxies ?? 0,
      uploads: createUploadRoom(),
      ...(options.callLimit && { callLimit: options.callLimit }),
      ...(options.visitorLimit && { visitorLimit: options.visitorLimit }),
    }),
  );
  // As C2SP has it: text, for any verifier.
  app.get('/api/log/checkpoint', async (c) => c.text((await gate.shared(() => freshSeal(context))).note));
  app.route('/', pictureRoutes(context, gate));
  app.all('/api/*', () => envelope(404, 'No such call', null, 404));

  app.route(
    '/sandbox',
    controlRoutes({
      context,
      back,
      wallClock,
      faults,
      gate,
      alone,
      catchUp: options.catchUp ?? (() => runJobs(back)),
      settle: () => settleAll({ context: back, gate, beside }),
    }),
  );
  app.all('/sandbox/*', () => envelope(404, 'No such call', null, 404));

  app.get('/health', (c) => c.json({ ok: true, mode: 'sandbox', now: clock.now() }));
  app.get('/ready', async (c) => ((await isThere(db)) ? c.json({ ready: true }) : notReady('no database')));

  // The service worker takes what other apps share (sw/share-target.ts). Where there is none it comes here, is not read,
  // and the form says so.
  app.post('/share', (c) => c.redirect('/#/user/addynamic?shared=lost', 303));

  if (dist !== undefined) app.all('*', staticFiles(dist));

  app.notFound((c) => c.text('Not found', 404));
  app.onError((error, c) => {
    if (error instanceof RequestProblem) return envelope(error.status, error.message, null, error.status);
    options.onError?.(error, c.req.path);
    if (isGone(error)) return databaseGone();
    return isBusy(error) ? databaseBusy() : serverError();
  });
  return app;
}

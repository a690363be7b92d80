/** The port and what answers on it. Who calls while the sandbox is still opening waits for it. */
import { createAdaptorServer } from '@hono/node-server';
import { getPath } from 'hono/utils/url';
import type { Server } from 'node:http';
import type { Environment } from './environment.ts';
import { isComplete } from './http/envelope.ts';
import { notReady } from './http/probes.ts';
import { requestIdHeader, requestIdOf, withRequestId } from './http/request-id.ts';
import { listenAt } from './listen-at.ts';
import type { Sandbox } from './open-sandbox.ts';
import type { Logger } from './operating/server-log.ts';

export interface HeldPort {
  port: number;
  server: Server;
  /** From here on the sandbox answers. */
  answerWith(app: Sandbox['app'], log: Logger, onCall?: (path: string, status: number, ms: number) => void): void;
  /** Says so to who asks, while calls that run go on. */
  stopBeingReady(): void;
  /** Takes no new call, lets running ones finish for up to 25 seconds. */
  close(): Promise<void>;
}

/** How long running calls may take to their end after a signal, ms: 30 s later the process is gone. */
const grace = 25_000;
/** How often connections without a call are looked for while it stops, ms. */
const sweep = 50;

/** How long a caller may take (product 19.4), or keep a connection without a call, and how often that is looked at; ms. */
export const patience = {
  headersTimeout: 10_000,
  requestTimeout: 120_000,
  keepAliveTimeout: 5_000,
  connectionsCheckingInterval: 5_000,
};

/** Replies that were sent already have no headers to set. */
function setHeader({ headers }: Response, id: string): void {
  try {
    headers.set(requestIdHeader, id);
  } catch {
    // What was lost on purpose is not told of.
  }
}

type Answer = (request: Request, env: object) => Response | Promise<Response>;

/**
 * Takes the port before anything else is touched.
 * @throws StartError naming the port and how to change it.
 */
export async function holdPort(
  environment: Pick<Environment, 'PORT' | 'LISTEN_ADDRESS'>,
  limits = patience,
): Promise<HeldPort> {
  const opened = Promise.withResolvers<Answer>();
  let state: 'opening' | 'open' | 'stopping' = 'opening';
  const server = createAdaptorServer({
    fetch: async (request, env) => {
      if (state !== 'open') {
        const { pathname } = new URL(request.url);
        if (pathname === '/ready') return notReady(state);
        if (state === 'opening' && pathname === '/health') return Response.json({ ok: true, mode: 'sandbox' });
      }
      return (await opened.promise)(request, env);
    },
    serverOptions: limits,
  }) as Server;
  const port = await listenAt(server, { port: environment.PORT, address: environment.LISTEN_ADDRESS, setting: 'PORT' });
  return {
    port,
    server,
    stopBeingReady() {
      state = 'stopping';
    },
    answerWith(app, log, onCall) {
      state = 'open';
      opened.resolve(async (request, env) => {
        const begun = performance.now();
        const id = requestIdOf(request.headers.get(requestIdHeader));
        const reply = await withRequestId(id, async () => app.fetch(request, env));
        const ms = performance.now() - begun;
        const path = getPath(request);
        onCall?.(path, reply.status, ms);
        if (log.isLevelEnabled('debug')) {
          log.debug({ id, method: request.method, path, status: reply.status, ms: Math.round(ms) }, 'call');
        }
        if (!isComplete(reply) && reply.headers.get(requestIdHeader) === null) setHeader(reply, id);
        return reply;
      });
    },
    close: () =>
      new Promise((resolve) => {
        // A kept connection is idle once its call has ended.
        const sweeping = setInterval(() => server.closeIdleConnections(), sweep);
        server.close(() => {
          clearInterval(sweeping);
          resolve();
        });
        setTimeout(() => server.closeAllConnections(), grace).unref();
      }),
  };
}

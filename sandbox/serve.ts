/** The port and what answers on it. Who calls while the sandbox is still opening waits for it. */
import { createAdaptorServer } from '@hono/node-server';
import { getPath } from 'hono/utils/url';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { StartError } from './db/start-error.ts';
import type { Environment } from './environment.ts';
import { isComplete } from './http/envelope.ts';
import { notReady } from './http/probes.ts';
import { requestIdHeader, requestIdOf, withRequestId } from './http/request-id.ts';
import type { Logger } from './log.ts';
import type { Sandbox } from './open-sandbox.ts';

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

function listen(
  server: Server,
  { PORT, LISTEN_ADDRESS }: Pick<Environment, 'PORT' | 'LISTEN_ADDRESS'>,
): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reasons: Record<string, string> = {
        EADDRINUSE: `Port ${PORT} is taken. Stop what uses it, or choose another one: PORT=${(PORT % 65_535) + 1} npm start`,
        EACCES: `Port ${PORT} needs more rights than this process has. Choose one above 1023: PORT=4173 npm start`,
        EADDRNOTAVAIL: `LISTEN_ADDRESS ${LISTEN_ADDRESS} is no address of this machine.`,
        ENOTFOUND: `LISTEN_ADDRESS ${LISTEN_ADDRESS} is not known.`,
      };
      reject(
        new StartError(reasons[error.code ?? ''] ?? `Can't listen on port ${PORT}: ${error.message}`, { cause: error }),
      );
    });
    server.listen(PORT, LISTEN_ADDRESS, () => resolve((server.address() as AddressInfo).port));
  });
}

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
  const port = await listen(server, environment);
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

/** Faults that were ordered of a call, in its answer. */
import type { Context as HonoContext } from 'hono';
import { setTimeout as wait } from 'node:timers/promises';
import type { Faults } from '#sandbox/control/faults.ts';
import { captivePortal, lostReply, malformedReply } from './broken-reply.ts';
import { serverError, unauthorized } from './envelope.ts';
import type { Bindings } from './meet.ts';

/** The answer as ordered by a fault, or the true one. */
export async function answerOrFail(
  c: HonoContext<Bindings>,
  faults: Faults,
  truly: () => Promise<Response>,
): Promise<Response> {
  const fault = await faults.take(c.req.path);
  switch (fault?.fault) {
    case undefined:
      return truly();
    case 'error-before':
      return serverError();
    case 'unauthorized':
      return unauthorized();
    case 'html':
      return captivePortal();
    case 'offline':
      return lostReply(c.env?.outgoing);
    case 'error-after':
      await truly();
      return serverError();
    case 'lost-reply':
      await truly();
      return lostReply(c.env?.outgoing);
    case 'malformed':
      return malformedReply(await truly());
    case 'duplicate':
      await truly();
      return truly();
    case 'slow': {
      const reply = await truly();
      await wait(fault?.ms);
      return reply;
    }
  }
}

/** The reply envelope `{code, msg, data}` (product 15.1). */
import { currentRequestId, requestIdHeader } from './request-id.ts';

export const envelope = (code: number, msg: string, data: unknown = null, status = 200): Response =>
  Response.json({ code, msg, data }, { status });

const complete = new WeakSet<Response>();

/** Whether a reply has all its headers: to look for one in it takes longer than to make it. */
export const isComplete = (reply: Response): boolean => complete.has(reply);

/** A reply as most are, with all its headers from the beginning: to set them one by one took a tenth of a call. */
export function completeEnvelope(code: number, msg: string, data: unknown, headers: Record<string, string>): Response {
  const id = currentRequestId();
  const reply = new Response(JSON.stringify({ code, msg, data }), {
    headers: { 'Content-Type': 'application/json', ...headers, ...(id !== undefined && { [requestIdHeader]: id }) },
  });
  complete.add(reply);
  return reply;
}

export const unauthorized = (): Response => envelope(401, 'Please sign in again', null, 401);

/** Without details: what went wrong is in the log, not in the answer. */
export const serverError = (): Response => envelope(500, 'Network abnormality, please try again later', null, 500);

/** Given up before anything of it was done. */
export const databaseBusy = (): Response =>
  envelope(503, 'The server is busy. Your balance is unchanged. Try again later', null, 503);

/** What was asked for may have been done before it went: a money call is asked about by its intent. */
export const databaseGone = (): Response =>
  envelope(503, 'The server does not reach its database now, please try again later', null, 503);

/**
 * Reads are answered fresh-first: by the server; by what is kept where the network is gone or something else answers in
 * its place; and by that, too, where it is too slow, unless the page waits for it (`cache: 'no-store'`); for who comes
 * back (`cache: 'force-cache'`) that is soon. What was kept says so in `X-Kept`, and has the server time it had
 * (product 2.9 and 14.7, decision 0035).
 */
import { headers } from '#domain/headers.ts';
import { okCode, type KeptCall } from '#domain/kept-replies.ts';
import { replyPatience, returnPatience } from '#domain/limits.ts';
import type { KeptReply } from '#storage/kept-reply.ts';
import { askedBy, asResponse } from '#storage/kept-response.ts';
import { storePatience, type ReplyStore } from '#storage/replies.ts';

/** What the network brought, whole: a body may break off, or never end. */
type Outcome =
  | { kind: 'server'; reply: Response; body: string }
  | { kind: 'other'; reply: Response }
  | { kind: 'gone'; error: unknown };

const wait = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

/** Our server has a clock, and speaks JSON. A captive portal does not, nor what stands before a server that is down. */
const isServers = (reply: Response): boolean =>
  Number(reply.headers.get(headers.serverTime)) > 0 && (reply.headers.get('content-type')?.includes('json') ?? false);

async function read(reply: Response): Promise<Outcome> {
  if (!isServers(reply)) return { kind: 'other', reply };
  return { kind: 'server', body: await reply.clone().text(), reply };
}

/** Whether it says something about the member's things: no refusal and no mistake is kept. */
function isAnswer(reply: Response, body: string): boolean {
  if (reply.status !== okCode) return false;
  try {
    return (JSON.parse(body) as { code?: unknown } | null)?.code === okCode;
  } catch {
    return false;
  }
}

export interface FreshFirstOptions {
  store: Pick<ReplyStore, 'read' | 'write'>;
  /** The device's time, ms. */
  now: () => number;
}

interface Sending {
  fetch: (request: Request) => Promise<Response>;
  /** What may go on once the answer is given. */
  waitUntil: (work: Promise<unknown>) => unknown;
}

/** @returns the server's answer, what is kept, or what came in the server's place. @throws what `fetch` threw */
export async function freshFirst(
  request: Request,
  call: KeptCall,
  { fetch, waitUntil }: Sending,
  { store, now }: FreshFirstOptions,
): Promise<Response> {
  const askedAt = now();
  const copy = request.clone();
  let isDone = false;
  const network = fetch(request)
    .then(read)
    .catch((error: unknown): Outcome => ({ kind: 'gone', error }))
    .finally(() => {
      isDone = true;
    });
  const asked = await askedBy(copy, call);

  let found: Promise<KeptReply | undefined> | undefined;
  const kept = () => (found ??= asked ? store.read(asked) : Promise.resolve(undefined));

  const keep = async (): Promise<void> => {
    const outcome = await network;
    if (!asked || outcome.kind !== 'server' || !isAnswer(outcome.reply, outcome.body)) return;
    const at = Number(outcome.reply.headers.get(headers.serverTime));
    await store.write(asked, { body: outcome.body, at, askedAt });
  };
  waitUntil(keep());

  const isReturning = request.cache === 'force-cache';
  /** What is kept when the patience ends, read shortly before. */
  const late = async (): Promise<KeptReply | undefined> => {
    if (isReturning) {
      await wait(returnPatience);
      return isDone ? undefined : kept();
    }
    await wait(replyPatience - storePatience);
    if (isDone) return undefined;
    const [reply] = await Promise.all([kept(), wait(storePatience)]);
    return reply;
  };

  const isPatient = request.cache === 'no-store';
  const first = isPatient ? undefined : await Promise.race([network.then(() => undefined), late()]);
  if (first) return asResponse(first, 'slow', now());

  const outcome = await network;
  if (outcome.kind === 'server') return outcome.reply;
  const instead = await kept();
  if (instead) return asResponse(instead, 'gone', now());
  if (outcome.kind === 'other') return outcome.reply;
  throw outcome.error;
}

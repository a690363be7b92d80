/**
 * The one way to the server. It sends what the contract describes, checks what comes back against it, and turns
 * everything else into a `Failure` (product 15.1 to 15.5, 16.1). It knows no router and no screen: whoever listens
 * decides what a 401 means.
 */
import { entryCodes } from '#contract/entry-codes.ts';
import { fieldsOf, type Answered, type Asks, type Backend, type Endpoint, type Fields } from '#contract/endpoint.ts';
import { headers } from '#domain/headers.ts';
import { Failure } from '#domain/failure.ts';
import { fresh, type Fresh, type Origin } from '#domain/fresh.ts';
import { requestTimeout, slowAfter } from '#domain/entry-limits.ts';
import * as v from 'valibot';
import type { ServerClock } from './server-clock.ts';

export interface ClientOptions {
  /** Base URL of each backend, without a trailing slash. */
  baseUrls: Record<Backend, string>;
  clock: ServerClock;
  /** As the Language header has it, for example `en_US`. */
  language: () => string;
  token: () => string | null;
  /** The server refused this token. */
  onRefused: (token: string) => void;
  onAnswered: () => void;
  /** No answer came: the network, or the server, is gone. */
  onUnanswered: () => void;
  /** Resolves once the backend has said, in this page's life, that it is a sandbox: no money moves before (rule P1). */
  untilSandbox?: () => Promise<unknown>;
  /** False while the app goes on without the network: nobody waits for a read then. Absent where nothing knows. */
  isReachable?: () => boolean | undefined;
  /** A screen has been waiting for a read for `slowAfter`, and once more each time that this passes. */
  onSlow: () => void;
  /** The test seam. */
  fetch?: typeof fetch;
}

/** Sends a call in its own way and gives what came back; one that is rejected with a Failure was given up on purpose. */
export type Send = (
  url: string,
  sent: { headers: Record<string, string>; signal: AbortSignal },
  /** Something is on its way: the whole time for an answer begins again. */
  renew: () => void,
) => Promise<Response>;

export interface CallOptions {
  /** Idempotency key of a call that moves money. */
  intentId?: string;
  /** In place of a query or a form, for one that carries a file. */
  send?: Send;
}

/** An answer in domain words, with the server's time for it. */
export interface Answer<T> {
  value: T;
  /** What the server says to the member. */
  msg: string;
  /** ms since the epoch, the server's. */
  at: number;
  /** `store`: the service worker kept it and the network is slow or gone. */
  origin: Origin;
}

export interface Client {
  /** @throws Failure */
  call<E extends Endpoint>(endpoint: E, input: Asks<E>, options?: CallOptions): Promise<Answer<Answered<E>>>;
  /** The same with fields that were written before: what the device stored goes out to the letter. */
  callWithFields<E extends Endpoint>(endpoint: E, fields: Fields, options?: CallOptions): Promise<Answer<Answered<E>>>;
  /** The same, but it waits for the network: what was kept is its answer only where that is gone, or gone on without. */
  readonly patient: Client;
  /** As patient, for what no screen waits for: it is never slow, and not given up. */
  readonly background: Client;
  /** The same, but it hardly waits: what was kept is its answer where the network takes longer than a moment. */
  readonly returning: Client;
  /** Ends the wait for all reads that are out: each is a Failure `timeout`. */
  giveUp(): void;
}

/** How the service worker knows it: `no-store` where it is patient, `force-cache` for who comes back. Null: no screen waits. */
type Patience = RequestCache | null;

const envelope = v.object({ code: v.number(), msg: v.string(), data: v.unknown() });

function read<S extends v.GenericSchema>(schema: S, value: unknown): v.InferOutput<S> {
  const result = v.safeParse(schema, value);
  if (!result.success) throw new Failure('invalid');
  return result.output;
}

export function createClient(options: ClientOptions): Client {
  const reads = new Set<AbortController>();
  let asked = 0;
  /** The call that was asked for last of those that were answered. */
  let answered = 0;
  const goesWithout = () => options.isReachable?.() === false;

  async function exchange(
    endpoint: Endpoint,
    fields: Fields,
    sent: Record<string, string>,
    patience: Patience,
    send: Send = (url, { headers, signal }) => {
      const isRead = endpoint.method === 'GET';
      const asked = new URLSearchParams(fields);
      const query = isRead && `${asked}`;
      const address = query ? `${url}?${query}` : url;
      const body = isRead ? null : asked;
      const cache = patience ?? 'no-store';
      // The test seam takes requests only.
      return (options.fetch ?? fetch)(new Request(address, { method: endpoint.method, headers, cache, signal, body }));
    },
  ) {
    const url = `${options.baseUrls[endpoint.backend]}/${endpoint.path}`;
    const turn = (asked += 1);
    const budget = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const renew = () => {
      clearTimeout(timer);
      timer = setTimeout(() => budget.abort(), requestTimeout);
    };
    renew();
    const isSeen = patience !== null && endpoint.method === 'GET';
    const slow = isSeen ? setInterval(() => (goesWithout() ? budget.abort() : options.onSlow()), slowAfter) : undefined;
    if (isSeen) reads.add(budget);
    try {
      const response = await send(url, { headers: sent, signal: budget.signal }, renew);
      if (response.headers.get(headers.kept) === 'none') throw new Error();
      return { turn, response, body: await response.text() };
    } catch (error) {
      if (error instanceof Failure) throw error;
      const isLate = budget.signal.aborted;
      // One that was asked for later was answered: that this one had no answer is old news.
      if (!isLate || turn > answered) options.onUnanswered();
      throw new Failure(isLate ? 'timeout' : 'offline');
    } finally {
      clearTimeout(timer);
      clearInterval(slow);
      reads.delete(budget);
    }
  }

  const clientWith = (patience: Patience): Client => ({
    get patient() {
      return clientWith('no-store');
    },
    get background() {
      return clientWith(null);
    },
    get returning() {
      return clientWith('force-cache');
    },
    giveUp() {
      for (const budget of reads) budget.abort();
    },
    call(endpoint, input, options) {
      return this.callWithFields(endpoint, fieldsOf(endpoint, input), options);
    },
    async callWithFields(endpoint, fields, { intentId, send } = {}) {
      const token = options.token();
      if (endpoint.auth === 'member' && token === null) throw new Failure('unauthorized');
      if (endpoint.money) await options.untilSandbox?.();
      const sent = {
        [headers.language]: options.language(),
        ...(token !== null && { [headers.token]: token }),
        ...(intentId !== undefined && { [headers.intent]: intentId }),
      };
      const here = patience === 'no-store' && goesWithout() ? 'default' : patience;
      const start = options.clock.now();
      const { turn, response, body } = await exchange(endpoint, fields, sent, here, send);
      const at = Number(response.headers.get(headers.serverTime));
      // Without its clock it is not our server: a captive portal, a proxy's error page.
      if (!Number.isSafeInteger(at) || at <= 0) {
        throw response.status >= 500 ? new Failure('server', response.status) : new Failure('invalid');
      }
      const kept = response.headers.get(headers.kept);
      if (kept === null) {
        if (turn > answered) {
          answered = turn;
          const isPaused = response.headers.has(headers.serverClock);
          const now = options.clock.now();
          // A slow answer would set back a clock that it agrees with.
          options.clock.learn(!isPaused && at > start && at <= now ? now : at, isPaused);
        }
        options.onAnswered();
      } else {
        options.clock.suppose(at + Number(response.headers.get(headers.keptAge)));
        if (kept === 'gone') options.onUnanswered();
      }
      const { code, msg, data } = read(envelope, parse(body));
      if (response.status === entryCodes.unauthorized || code === entryCodes.unauthorized) {
        if (token !== null) options.onRefused(token);
        throw new Failure('unauthorized', entryCodes.unauthorized, msg);
      }
      if (response.status >= 500) throw new Failure('server', response.status, msg);
      if (code !== entryCodes.ok) throw new Failure('rejected', code, msg);
      return {
        value: read(endpoint.reply, endpoint.covers === 'envelope' ? { msg, data } : data),
        msg,
        at,
        origin: kept === null ? 'server' : 'store',
      };
    },
  });
  return clientWith('default');
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw new Failure('invalid');
  }
}

/** An answer as a figure with its age. */
export const toFresh = <T>({ value, at, origin }: Answer<T>): Fresh<T> => fresh(value, at, origin);

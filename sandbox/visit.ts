/** What the access handlers need beside the common context and call. */
import type { Endpoint } from '#contract/endpoint.ts';
import type { Clock, Context } from './context.ts';
import type { Call, FoundCaller, Handler, Reply } from './handler.ts';

export interface ServedContext extends Context {
  /** Real time: sign-in lasts, and attempts are limited, whatever the sandbox clock says (product 4.6). */
  wallClock: Clock;
  /** The public key of pushes; absent where none are sent. */
  pushKey?: string;
}

export interface Visit {
  /** Network address that the call came from. */
  address: string;
  /** The User-Agent as sent, its beginning; empty where there is none. */
  agent: string;
  /** Of the page that calls, `https://dayrent.example`: the server's own, since no other may write. */
  origin: string;
  /** The session token as sent; empty for visitors. */
  token: string;
}

/** Of a call, before it is known who calls. */
export type Asking<E extends Endpoint> = Pick<Call<E>, 'input' | 'intentId'> & Pick<Visit, 'token'>;

export interface VisitHandler<E extends Endpoint> {
  (context: ServedContext, call: Call<E> & Visit): Promise<Reply<E>>;
  /**
   * Finds who calls by the look that the answer begins with, where one way to the database and back matters (decision 0085).
   * Null for nobody; the answer is right for as long as nothing was booked for them meanwhile.
   */
  meet?: (context: ServedContext, asking: Asking<E>) => Promise<{ caller: FoundCaller; answer: Handler<E> } | null>;
}
export type VisitHandlers<Backend extends Record<string, Endpoint>> = {
  [Name in keyof Backend]: VisitHandler<Backend[Name]>;
};

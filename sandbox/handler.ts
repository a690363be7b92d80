/** How an endpoint of the contract is implemented: one typed function for each name. */
import type { Answers, Asked, Endpoint, UploadEndpoint } from '#contract/endpoint.ts';
import type { Caller, Context } from './context.ts';

interface CommonCall<E extends Endpoint> {
  input: Asked<E>;
  /** Always there for `auth: 'member'`. */
  caller: Caller;
  /** The Idempotency-Key; always there for endpoints that move money, otherwise empty. */
  intentId: string;
}

interface Upload {
  /** As it was sent: whatever it says to be. The first of several; empty where none may come. */
  file: Uint8Array;
  /** All of them, in the order in which they were sent. */
  files: readonly Uint8Array[];
}

export type Call<E extends Endpoint> = CommonCall<E> & (E extends UploadEndpoint ? Upload : unknown);

export interface Reply<E extends Endpoint> {
  /** Shown to the member where the client has no words of its own. */
  msg?: string;
  data: E['covers'] extends 'envelope' ? Answers<E>['data'] : Answers<E>;
}

/** Whose session a call came with, and whether something fell due to them that is not booked yet. */
export type FoundCaller = Omit<Caller, 'language'> & { isDue: boolean };

export type Handler<E extends Endpoint> = (context: Context, call: Call<E>) => Promise<Reply<E>>;

/** A full set for one backend of the contract. A missing handler does not compile. */
export type Handlers<Backend extends Record<string, Endpoint>> = { [Name in keyof Backend]: Handler<Backend[Name]> };

/** One id for all that a call does, in its answer and in every line of the log: a proxy's own, or a new one. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

export const requestIdHeader = 'X-Request-Id';

const calls = new AsyncLocalStorage<string>();

/** What a proxy sent goes on if it is short and plain. */
export const requestIdOf = (sent: string | null): string =>
  sent !== null && /^[\w.-]{8,64}$/.test(sent) ? sent : randomUUID();

export const withRequestId = <T>(id: string, work: () => Promise<T>): Promise<T> => calls.run(id, work);

/** Of the call that is being answered; undefined beside calls. */
export const currentRequestId = (): string | undefined => calls.getStore();

/** One at a time over all tabs and the worker, by Web Locks (decision 42). */

interface Patience {
  /** For who has the turn, ms: a page that was put to sleep may hold it for ever. */
  patience: number;
  /** Nobody waits for it any more. */
  signal?: AbortSignal;
}

/** Works while nobody else does, or once nobody can be waited for longer. @throws what the work throws, and why it was stopped */
export async function atTurn<T>(name: string, work: () => Promise<T>, { patience, signal }: Patience): Promise<T> {
  // Not there on pages that are not safe from others (http, other than localhost).
  const { locks } = navigator as { locks?: LockManager };
  if (!locks) return work();
  const waiting = new AbortController();
  const late = AbortSignal.timeout(patience);
  late.addEventListener('abort', () => waiting.abort(late.reason));
  signal?.addEventListener('abort', () => waiting.abort(signal.reason));
  try {
    return (await locks.request(name, { signal: waiting.signal }, work)) as T;
  } catch (error) {
    if (error !== late.reason) throw error;
    return work();
  }
}

/** How much of forms with files a server takes in at once: it holds each whole, and their members decide how slowly they come. */
import { tooManyAttempts } from '#sandbox/attempt-wait.ts';

/** Forms of one member, and bytes of all. Ours. */
export const roomFor = { forms: 3, bytes: 128 * 1024 * 1024 } as const;
/** After which there is room again, where nobody holds it on purpose; ms. */
const usualWait = 5_000;

export interface UploadRoom {
  /**
   * Holds room for a form until it is answered.
   * @param bytes at most so many come
   * @throws Refusal tooManyAttempts before anything is read, with how long to wait
   */
  hold<T>(memberId: string, bytes: number, work: () => Promise<T>): Promise<T>;
}

export function createUploadRoom(): UploadRoom {
  const formsOf = new Map<string, number>();
  let held = 0;
  return {
    async hold(memberId, bytes, work) {
      const forms = formsOf.get(memberId) ?? 0;
      if (forms >= roomFor.forms || held + bytes > roomFor.bytes) throw tooManyAttempts(usualWait);
      formsOf.set(memberId, forms + 1);
      held += bytes;
      try {
        return await work();
      } finally {
        held -= bytes;
        const left = (formsOf.get(memberId) ?? 0) - 1;
        if (left > 0) formsOf.set(memberId, left);
        else formsOf.delete(memberId);
      }
    },
  };
}

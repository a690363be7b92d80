/** How much of forms with files a server takes in at once: it holds each whole, and their members decide how slowly they come. */
import { tooManyAttempts } from '#sandbox/attempt-wait.ts';

/** Forms and bytes of one member, the largest form among them, and bytes of all. Ours. */
export const roomFor = { forms: 3, ofMember: 21 * 1024 * 1024, bytes: 128 * 1024 * 1024 } as const;
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
  const heldBy = new Map<string, { forms: number; bytes: number }>();
  let held = 0;
  return {
    async hold(memberId, bytes, work) {
      const own = heldBy.get(memberId) ?? { forms: 0, bytes: 0 };
      const isFull = own.forms >= roomFor.forms || own.bytes + bytes > roomFor.ofMember;
      if (isFull || held + bytes > roomFor.bytes) throw tooManyAttempts(usualWait);
      own.forms += 1;
      own.bytes += bytes;
      held += bytes;
      heldBy.set(memberId, own);
      try {
        return await work();
      } finally {
        own.forms -= 1;
        own.bytes -= bytes;
        held -= bytes;
        if (own.forms === 0) heldBy.delete(memberId);
      }
    },
  };
}

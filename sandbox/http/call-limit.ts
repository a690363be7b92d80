/** How often a member may call one server: far more than an app does, so that one who calls without end takes nobody's place. */
import { tooManyAttempts } from '#sandbox/attempt-wait.ts';

/** Calls at once, and how many of them come back in a second. Ours. */
export const callRate = { burst: 400, refill: 40 } as const;
/** Members whose calls are remembered: the rest have not called for long. */
const most = 10_000;

export interface CallLimit {
  /** @param now ms @throws Refusal tooManyAttempts, with how long to wait */
  count(memberId: string, now: number): void;
}

export function createCallLimit({
  burst,
  refill,
}: Readonly<Record<keyof typeof callRate, number>> = callRate): CallLimit {
  const known = new Map<string, { left: number; at: number }>();
  return {
    count(memberId, now) {
      const before = known.get(memberId) ?? { left: burst, at: now };
      const left = Math.min(burst, before.left + ((now - before.at) / 1_000) * refill);
      // Who called last goes last.
      known.delete(memberId);
      if (known.size >= most) for (const oldest of known.keys()) if (known.delete(oldest)) break;
      known.set(memberId, { left: Math.max(0, left - 1), at: now });
      if (left < 1) throw tooManyAttempts(((1 - left) / refill) * 1_000);
    },
  };
}

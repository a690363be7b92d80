/** How often a member or an address may call one server: far more than an app does, so that one who calls without end takes nobody's place. */
import { tooManyAttempts } from '#sandbox/attempt-wait.ts';

/** Calls at once, and how many of them come back in a second. Ours. */
export const callRate = { burst: 400, refill: 40 } as const;
/** The same of an address, for what needs no session: many who are new may come from one. An app that starts calls about four times. */
export const visitorRate = { burst: 1_000, refill: 100 } as const;
/** Whose calls are remembered: the rest have not called for long. */
const most = 10_000;

export interface CallLimit {
  /** @param who a member's id or an address @param now ms @throws Refusal tooManyAttempts, with how long to wait */
  count(who: string, now: number): void;
}

export function createCallLimit({
  burst,
  refill,
}: Readonly<Record<keyof typeof callRate, number>> = callRate): CallLimit {
  const known = new Map<string, { left: number; at: number }>();
  return {
    count(who, now) {
      const before = known.get(who) ?? { left: burst, at: now };
      const left = Math.min(burst, before.left + ((now - before.at) / 1_000) * refill);
      // Who called last goes last.
      known.delete(who);
      if (known.size >= most) for (const oldest of known.keys()) if (known.delete(oldest)) break;
      known.set(who, { left: Math.max(0, left - 1), at: now });
      if (left < 1) throw tooManyAttempts(((1 - left) / refill) * 1_000);
    },
  };
}

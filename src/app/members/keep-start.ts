/** Keeps what this start needed, for the next one at the same address (`last-start.ts`). */
import { backgroundDelay } from '#domain/entry-limits.ts';
import type { Services } from '#services/services.ts';
import type { LastStart } from '#storage/device.ts';

/** Addresses of one member that are kept. Ours. */
export const most = 12;

/** Once nobody waits. */
export function keepStart(start: LastStart, { members, session }: Pick<Services, 'members' | 'session'>): void {
  const keep = async () => {
    const member = session()?.member;
    if (member === undefined) return;
    await members.update('starts.v1', (kept) => {
      const others = kept?.member === member ? kept.starts.filter(({ address }) => address !== start.address) : [];
      return { member, starts: [start, ...others].slice(0, most) };
    });
  };
  // A device that can't keep it does without.
  setTimeout(() => void keep().catch(() => undefined), backgroundDelay);
}

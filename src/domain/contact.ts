/** A member's phone number and e-mail address, and changing one of them (product 5.16). */
import type { Country } from './member.ts';
import type { CodeChannel, CodeTarget } from './verification.ts';

/** What is known before anything is chosen. */
export interface ContactStanding {
  /** What the member has; never empty. */
  targets: readonly CodeTarget[];
  countries: readonly Country[];
  /** As of an `AccountOffer`. */
  country: string | undefined;
}

export interface ContactChanged {
  /** The new one, masked. */
  to: string;
  /** How many other sessions it ended. */
  ended: number;
}

/** What proves a change: the one that is changed, or the other one where there is none yet. */
export const proofOf = <Target extends Pick<CodeTarget, 'channel'>>(
  targets: readonly Target[],
  type: CodeChannel,
): Target | undefined => targets.find(({ channel }) => channel === type) ?? targets[0];

/** What the address bar's screen needs, begun before anything is drawn; and what stands around every member's. */
import { wait } from '#api/wait.ts';
import { screenPatience } from '#domain/entry-limits.ts';
import type { Route } from '#kit/route.ts';
import { untilLoaded } from '#kit/until-loaded.ts';
import { partOf } from './part.ts';
import { currentAddress } from './current-address.ts';
import { decide } from './guard.ts';
import { navigate } from './hash-location.ts';
import { prefetchScreen } from './screens.ts';

/** Visitors never see them. */
export const forMembers = partOf(async () => {
  const { ForMembers, warmNumbers } = await untilLoaded(() => import('./for-members.tsx'));
  warmNumbers();
  return ForMembers;
});

/** Brings the address bar to where the guard leads: what a redirect asks for, React draws in one long piece. */
function arrive(isMember: boolean): Route {
  const from = currentAddress();
  let to = from;
  let decision = decide(to, isMember);
  while (decision.kind === 'redirect') {
    to = decision.to;
    decision = decide(to, isMember);
  }
  if (to !== from) navigate(to, { replace: true, transition: false });
  return decision.route;
}

/**
 * Begins to load the code of a member's screen, and of what stands around it: their language is not known yet. What fails
 * is asked for again when it is shown.
 */
export function fetchHere(): void {
  for (const part of [arrive(true).load(), forMembers.load()]) part.catch(() => undefined);
}

/** Waits for the screen with its words, and for what stands around it, but no longer than a screen may take to be drawn. */
export async function prefetchHere(isMember: boolean): Promise<void> {
  await Promise.race([
    Promise.all([prefetchScreen(arrive(isMember)), isMember && forMembers.load()]),
    wait(screenPatience),
  ]);
}

/** What the address bar's screen needs, begun before anything is drawn; and what stands around every member's. */
import { wait } from '#api/wait.ts';
import { screenPatience } from '#domain/entry-limits.ts';
import type { Route } from '#kit/route.ts';
import type { Services } from '#services/services.ts';
import { fetchWords, needCatalog } from '#i18n/catalogs.ts';
import type { Locale } from '#i18n/locales.ts';
import { untilLoaded } from '#kit/until-loaded.ts';
import { partOf } from './part.ts';
import { currentAddress } from './current-address.ts';
import { decide } from './guard.ts';
import { navigate } from './hash-location.ts';
import { session } from './on-device.ts';
import { prefetchScreen } from './screens.ts';

const codeForMembers = () => import('./members/for-members.tsx');

/** Visitors never see them, and have no words for them. */
export const forMembers = partOf(async () => {
  const [{ ForMembers, warmNumbers }] = await untilLoaded(() => Promise.all([codeForMembers(), needCatalog('shared')]));
  // A start draws its numbers at once: a worker beside it only takes of its time.
  if (!(await session)) warmNumbers();
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
  for (const part of [arrive(true).load(), codeForMembers()]) part.catch(() => undefined);
}

/**
 * Begins a member's screen in a language: its words come beside those of the shell, and what the device kept of its first reads
 * comes before it is drawn.
 * @param speaking when the shell's words are there
 * @returns when all of that is there
 */
export async function beginHere(
  token: string,
  locale: Locale,
  services: Services,
  speaking: Promise<unknown>,
): Promise<void> {
  const route = arrive(true);
  for (const group of [route.catalog, 'shared'] as const) fetchWords(locale, group);
  const [screen, { readEarlyHere }] = await Promise.all([route.load(), codeForMembers()]);
  await readEarlyHere(screen, token, locale, services, speaking);
}

/**
 * Waits for the screen with its words, and for what stands around it, but no longer than a screen may take to be drawn.
 * @param begun a member's screen, as above; undefined for visitors
 */
export async function prefetchHere(begun: Promise<void> | undefined): Promise<void> {
  await Promise.race([
    Promise.all([begun, prefetchScreen(arrive(begun !== undefined)), begun && forMembers.load()]),
    wait(screenPatience),
  ]);
}

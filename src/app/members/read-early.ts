/** Reads what the device kept of a start's first screen, before that is drawn (decision 0073). */
import { createClient, type Client } from '#api/client.ts';
import { keptCall } from '#domain/kept-replies.ts';
import { forgetEarly, readEarly } from '#kit/early.ts';
import type { ScreenModule } from '#kit/route.ts';
import type { Locale } from '#i18n/locales.ts';
import type { Services } from '#services/services.ts';
import { askedBy, asResponse } from '#storage/kept-response.ts';
import { baseUrls } from '../backends.ts';
import { currentAddress } from '../current-address.ts';
import { findEarly, neededHere } from '../last-start.ts';
import { keepStart } from './keep-start.ts';

const nothing = () => undefined;

async function answerByKept(request: Request): Promise<Response> {
  const call = keptCall(request.method, new URL(request.url).pathname);
  const asked = call && (await askedBy(request, call));
  const kept = asked && (await findEarly(asked));
  if (!kept) throw new Error('nothing is kept');
  return asResponse(kept, 'slow', Date.now());
}

/** Nothing of it goes out, and it tells nobody. */
const keptClient = (by: { token: string; language: string }, { clock }: Pick<Services, 'clock'>): Client =>
  createClient({
    baseUrls,
    clock,
    token: () => by.token,
    language: () => by.language,
    onRefused: nothing,
    onAnswered: nothing,
    onUnanswered: nothing,
    onSlow: nothing,
    fetch: (request) => answerByKept(request as Request),
  });

/**
 * @param token whose screen it is
 * @param speaking when the shell's words are there: what this start needed is known then
 */
export async function readEarlyHere(
  { early }: ScreenModule,
  token: string,
  locale: Locale,
  services: Pick<Services, 'clock' | 'members' | 'session'>,
  speaking: Promise<unknown>,
): Promise<void> {
  const address = currentAddress();
  const [path = '', query] = address.split('?');
  const reads = early?.(new URLSearchParams(query), path);
  if (!reads) return;
  // Of another address it is nothing.
  addEventListener('hashchange', forgetEarly, { once: true });
  await Promise.all([readEarly(reads, keptClient({ token, language: locale.wire }, services)), speaking]);
  keepStart({ address, language: locale.tag, ...neededHere() }, services);
}

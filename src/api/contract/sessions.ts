/** The member's sessions on all devices (product 5.10, 5.11). */
import * as v from 'valibot';
import type { SignedIn } from '#domain/signed-in.ts';
import { endpoint } from './endpoint.ts';
import { page, paging } from './page.ts';
import { count, id, instant, nothing, text } from './wire.ts';

/** Empty: not known. */
const known = v.pipe(
  text,
  v.transform((told) => (told === '' ? null : told)),
);

const session = v.pipe(
  v.object({
    sessionId: id,
    browser: known,
    system: known,
    country: v.pipe(v.string(), v.regex(/^([A-Z]{2})?$/), known),
    createTime: instant,
    lastTime: instant,
    current: v.boolean(),
  }),
  v.transform(({ sessionId, createTime, lastTime, current, ...wire }): SignedIn => ({
    ...wire,
    id: sessionId,
    since: createTime,
    lastUsed: lastTime,
    isThis: current,
  })),
);

const ended = v.object({ ended: count });

export const sessions = {
  sessions: endpoint({
    backend: 'user',
    method: 'GET',
    path: 'auth/sessions',
    auth: 'member',
    input: v.object(paging),
    reply: page(session),
    about: 'Where the member is signed in: this session first, then by last use.',
    origin: 'ours',
  }),
  endSession: endpoint({
    backend: 'user',
    method: 'POST',
    path: 'auth/sessions/end',
    auth: 'member',
    input: v.object({ sessionId: id }),
    reply: ended,
    about: 'Ends another session of the member: how many it ended, none where it had ended. This one ends by logout.',
    origin: 'ours',
  }),
  endOtherSessions: endpoint({
    backend: 'user',
    method: 'POST',
    path: 'auth/sessions/end-others',
    auth: 'member',
    input: nothing,
    reply: ended,
    about: 'Ends all sessions of the member but this one: how many.',
    origin: 'ours',
  }),
  logoutEverywhere: endpoint({
    backend: 'user',
    method: 'POST',
    path: 'auth/logout-all',
    auth: 'member',
    input: nothing,
    reply: ended,
    about: 'Ends all sessions of the member, this one too; their tokens are worth nothing from then on.',
    origin: 'ours',
  }),
};

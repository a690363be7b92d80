/** The member's sessions on all devices. */
import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { count, nothing } from './wire.ts';

export const sessions = {
  logoutEverywhere: endpoint({
    backend: 'user',
    method: 'POST',
    path: 'auth/logout-all',
    auth: 'member',
    input: nothing,
    reply: v.object({ ended: count }),
    about: 'Ends all sessions of the member, this one too; their tokens are worth nothing from then on.',
    origin: 'ours',
  }),
};

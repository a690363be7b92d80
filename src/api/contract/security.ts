/** The login password of a signed-in member, of the user backend (product 15.7). */
import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { secret } from './secret.ts';
import { count } from './wire.ts';

const password = secret('password', v.pipe(v.string(), v.minLength(1), v.maxLength(200)));

export const security = {
  updatePassword: endpoint({
    backend: 'user',
    method: 'POST',
    path: 'auth/update-password',
    auth: 'member',
    input: v.object({ current: password, password }),
    reply: v.object({ ended: count }),
    about: 'Changes the login password for who knows the old one. This session goes on, all others end: how many did.',
    origin: 'spec',
  }),
};

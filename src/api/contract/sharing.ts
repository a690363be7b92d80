/** Inviting, and whom to ask for help, of the messages backend. Spec part 7 "system and sharing". */
import * as v from 'valibot';
import type { ShareInfo } from '#domain/sharing.ts';
import { endpoint } from './endpoint.ts';
import { count, id, nothing, text } from './wire.ts';

export const sharing = {
  shareInfo: endpoint({
    backend: 'messages',
    method: 'POST',
    path: 'share/info',
    auth: 'member',
    input: nothing,
    reply: v.pipe(
      v.object({
        /** The invite link is this and the invite code. */
        shareUrl: text,
        invitateCode: id,
        /** Members invited, at each level below. */
        levels: v.object({ B: count, C: count, D: count }),
      }),
      v.transform(({ shareUrl, invitateCode, levels }): ShareInfo => ({ shareUrl, inviteCode: invitateCode, levels })),
    ),
    about: 'Where an invite link leads, the code that follows it, and how many came by it.',
    origin: 'spec',
  }),
  customerService: endpoint({
    backend: 'messages',
    method: 'GET',
    path: 'appUrl/info',
    auth: 'member',
    input: nothing,
    reply: v.object({
      /** Empty: there is none. */
      appUrl: text,
    }),
    about: 'Where customer service is reached.',
    origin: 'spec',
  }),
};

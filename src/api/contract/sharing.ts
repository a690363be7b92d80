/** Inviting, and whom to ask for help, of the messages backend (product 15.20). */
import * as v from 'valibot';
import type { ShareInfo } from '#domain/sharing.ts';
import { size } from './amount-wire.ts';
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
        /** What one invited member brings, once. */
        bonuses: v.object({ B: size, C: size, D: size }),
        /** What the promotion budget, which pays them, holds now. */
        budget: size,
        /** Active members invited from which each grade begins, lowest first. */
        grades: v.array(v.object({ grade: count, from: count })),
        activeNum: count,
      }),
      v.transform(({ invitateCode, activeNum, ...wire }): ShareInfo => ({
        ...wire,
        inviteCode: invitateCode,
        activeInvited: activeNum,
      })),
    ),
    about: 'Where an invite link leads, the code that follows it, how many came by it, and the terms of inviting.',
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

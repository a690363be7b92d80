/** A one-time code on its way, as every call that sends one answers. decisions.md part 3 "Codes". */
import * as v from 'valibot';
import { codeChannels, type SentCode } from '#domain/verification.ts';
import { instant, text } from './wire.ts';

export const channel = v.picklist(codeChannels);

/** What the recipient reads and types. */
export const typedCode = v.pipe(v.string(), v.regex(/^\d{6}$/));

export const sentCode = v.pipe(
  v.object({ channel, to: text, sendTime: instant, retryTime: instant, expireTime: instant }),
  v.transform(({ sendTime, retryTime, expireTime, ...wire }): SentCode => ({
    ...wire,
    sentAt: sendTime,
    retryAt: retryTime,
    expiresAt: expireTime,
  })),
);

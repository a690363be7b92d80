/** A one-time code that was sent (product 5.7), as every call that sends one answers. */
import * as v from 'valibot';
import { codeChannels, normaliseCode, type SentCode } from '#domain/verification.ts';
import { secret } from './secret.ts';
import { instant, text } from './wire.ts';

export const channel = v.picklist(codeChannels);

/** What the recipient reads and types. */
export const typedCode = secret(
  'code',
  v.pipe(v.string(), v.maxLength(40), v.transform(normaliseCode), v.regex(/^\d{6}$/)),
);

export const sentCode = v.pipe(
  v.object({ channel, to: text, sendTime: instant, retryTime: instant, expireTime: instant }),
  v.transform(({ sendTime, retryTime, expireTime, ...wire }): SentCode => ({
    ...wire,
    sentAt: sendTime,
    retryAt: retryTime,
    expiresAt: expireTime,
  })),
);

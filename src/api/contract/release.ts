/** A newer release of the app (product 15.21). */
import type { Release } from '#domain/release.ts';
import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { count, text } from './wire.ts';

export const release = {
  findRelease: endpoint({
    backend: 'messages',
    method: 'GET',
    path: 'app/version/update',
    // Whoever runs an older one may learn of it; and what asks by itself ends no session.
    auth: 'none',
    input: v.object({
      platform: v.picklist(['ANDROID']),
      /** Of the release that asks. */
      code: v.pipe(v.string(), v.regex(/^\d{1,9}$/)),
    }),
    reply: v.nullable(
      v.pipe(
        v.object({
          downUrl: text,
          /** What is new. */
          extra: text,
          compulsory: v.boolean(),
          /** Ours: which release that is, so that putting it off holds for this one only. */
          versionCode: count,
          versionName: text,
        }),
        v.transform(({ downUrl, extra, compulsory, versionCode, versionName }): Release => ({
          code: versionCode,
          name: versionName,
          downloadUrl: downUrl,
          notes: extra,
          isCompulsory: compulsory,
        })),
      ),
    ),
    about: 'The newest release, if it is newer than the one that asks; null otherwise.',
    origin: 'spec',
  }),
};

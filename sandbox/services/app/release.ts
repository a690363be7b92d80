/** The release that the sandbox says is the newest: none until the panel publishes one (product 15.21). */
import * as v from 'valibot';
import type { release } from '#contract/release.ts';
import type { Context } from '#sandbox/context.ts';
import { readSetting, writeSetting } from '#sandbox/db/settings.ts';
import type { Handlers } from '#sandbox/handler.ts';

const key = 'release';

const publishedRelease = v.object({
  code: v.number(),
  name: v.string(),
  downUrl: v.string(),
  extra: v.string(),
  compulsory: v.boolean(),
});
export type PublishedRelease = v.InferOutput<typeof publishedRelease>;

export async function readRelease({ db }: Pick<Context, 'db'>): Promise<PublishedRelease | null> {
  const kept = await readSetting(db, key);
  return kept === null ? null : v.parse(v.nullable(publishedRelease), JSON.parse(kept));
}

/** @param published null to take it back */
export const publishRelease = ({ db }: Context, published: PublishedRelease | null): Promise<void> =>
  writeSetting(db, key, JSON.stringify(published));

export const releaseHandlers: Handlers<typeof release> = {
  async findRelease(context, { input }) {
    const published = await readRelease(context);
    if (!published || published.code <= Number(input.code)) return { data: null };
    const { code, name, ...rest } = published;
    return { data: { ...rest, versionCode: code, versionName: name } };
  },
};

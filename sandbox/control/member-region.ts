/** The panel moves a member to another region. */
import * as v from 'valibot';
import { codes } from '#contract/codes.ts';
import { isRegion, type Region } from '#domain/regions.ts';
import { Refusal } from '#sandbox/refusal.ts';
import { moveMember } from '#sandbox/services/members/move.ts';
import type { Moving } from './advance.ts';

/** What `POST /sandbox/members/region` takes. */
export const regionOrder = v.strictObject({
  phone: v.pipe(v.string(), v.regex(/^\d{5,15}$/)),
  region: v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,2}$/), v.transform(Number))]),
    v.integer(),
    v.check(isRegion),
    v.transform((one) => one as Region),
  ),
});

/**
 * @returns how many sessions ended
 * @throws Refusal notFound
 */
export async function moveByPhone(
  { context, shared, settle }: Moving,
  { phone, region }: v.InferOutput<typeof regionOrder>,
): Promise<number> {
  await settle();
  return shared(async () => {
    const members = await context.db.selectFrom('members').select('id').where('phone', '=', phone).execute();
    if (members.length === 0) throw new Refusal(codes.notFound, 'No member has this phone');
    let ended = 0;
    for (const { id } of members) ended += await moveMember(context, id, region, null);
    return ended;
  });
}

/** Grades: shown, and paying nothing by themselves (product 12.5). */
import { gradeAt } from '#domain/grade.ts';
import type { Context } from '#sandbox/context.ts';

/** Members whom a member invited and who hold a valid order that they bought: what `gradeAt` goes by. */
export async function activeInvited({ db }: Context, memberId: string): Promise<number> {
  const { active } = await db
    .selectFrom('members')
    .innerJoin('orders', 'orders.member_id', 'members.id')
    .select(({ fn }) => fn.count<bigint>('members.id').distinct().as('active'))
    .where('members.inviter_id', '=', memberId)
    .where('orders.status', '=', 'valid')
    .where('orders.is_trial', '=', false)
    .executeTakeFirstOrThrow();
  return Number(active);
}

/** A member's grade, 1 to 5. */
export const gradeOf = async (context: Context, memberId: string): Promise<number> =>
  gradeAt(await activeInvited(context, memberId));

/** Grades: shown, and paying nothing by themselves. decisions.md part 4, last paragraph. */
import type { Context } from '#sandbox/context.ts';

/** Active members invited from which each grade begins, highest first. */
const steps = [
  { grade: 5, from: 100 },
  { grade: 4, from: 30 },
  { grade: 3, from: 10 },
  { grade: 2, from: 3 },
] as const;

/** A member's grade, 1 to 5, from the members whom they invited and who hold a valid order that they bought. */
export async function gradeOf({ db }: Context, memberId: string): Promise<number> {
  const { active } = await db
    .selectFrom('members')
    .innerJoin('orders', 'orders.member_id', 'members.id')
    .select(({ fn }) => fn.count<bigint>('members.id').distinct().as('active'))
    .where('members.inviter_id', '=', memberId)
    .where('orders.status', '=', 'valid')
    .where('orders.is_trial', '=', false)
    .executeTakeFirstOrThrow();
  return steps.find(({ from }) => Number(active) >= from)?.grade ?? 1;
}

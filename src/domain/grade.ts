/** Grades: shown, and paying nothing by themselves. decisions.md part 4, last paragraph. */

/** Active members invited from which each grade begins, highest first. */
const steps = [
  { grade: 5, from: 100 },
  { grade: 4, from: 30 },
  { grade: 3, from: 10 },
  { grade: 2, from: 3 },
] as const;

/** @param active members invited who hold a valid order that they bought */
export const gradeAt = (active: number): number => steps.find(({ from }) => active >= from)?.grade ?? 1;

/** The next grade and how many active members it begins with; null for the highest. */
export const nextGrade = (active: number): { grade: number; from: number } | null =>
  steps.findLast(({ from }) => active < from) ?? null;

/** Grades: shown, and paying nothing by themselves (product 12.5). */

export interface GradeStep {
  grade: number;
  /** Active members invited from which it begins. */
  from: number;
}

/** Lowest first. */
export const gradeSteps: readonly GradeStep[] = [
  { grade: 1, from: 0 },
  { grade: 2, from: 3 },
  { grade: 3, from: 10 },
  { grade: 4, from: 30 },
  { grade: 5, from: 100 },
];

/** @param active members invited who hold a valid order that they bought */
export const gradeAt = (active: number): number => gradeSteps.findLast(({ from }) => active >= from)?.grade ?? 1;

/** The next grade and how many active members it begins with; null for the highest. */
export const nextGrade = (active: number): GradeStep | null => gradeSteps.find(({ from }) => active < from) ?? null;

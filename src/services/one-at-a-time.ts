/**
 * Does something at once when it is asked for, and once more for all who asked meanwhile: a hundred messages may come together. What
 * fails is left at that.
 */
export function oneAtATime(work: () => Promise<unknown>): () => void {
  let asked = 0;
  const go = async (): Promise<void> => {
    while (asked > 0) {
      const answered = asked;
      await work().catch(() => undefined);
      asked -= answered;
    }
  };
  return () => {
    asked += 1;
    if (asked === 1) void go();
  };
}

/** What has to hold for a run to have passed: one in which it doesn't ends with 1. */
export function holds(is: boolean): boolean {
  if (!is) process.exitCode = 1;
  return is;
}

/** @throws Error naming what should not have been */
export function expectThat(isTrue: boolean, what: string): void {
  if (!isTrue) throw new Error(what);
}

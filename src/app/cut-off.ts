/**
 * Whoever opened this window could lead it elsewhere for as long as it is open. `Cross-Origin-Opener-Policy` cuts them off, but costs
 * every start a process of the browser, so the page that a start is answered with has none (`sw/start-files.ts`). An address with a
 * query is answered with the one that has it. Who hid that they opened it isn't seen (decision 0088).
 */
export function cutOff(): void {
  if (opener && location.search === '') location.replace(`./?apart${location.hash}`);
}

/** So many at a time; the last run has what is left, and none is empty. */
export function* inRuns<Item>(items: Iterable<Item>, length: number): Generator<readonly Item[]> {
  let run: Item[] = [];
  for (const item of items) {
    run.push(item);
    if (run.length < length) continue;
    yield run;
    run = [];
  }
  if (run.length > 0) yield run;
}

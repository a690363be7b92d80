/** How long this thread worked at something, ms: a machine that is busy with something else doesn't count. */
export async function workOf(what: () => Promise<unknown>): Promise<number> {
  const before = process.threadCpuUsage();
  await what();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
}

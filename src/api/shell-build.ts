/** Which build of the app's own files is deployed. */
import { Failure } from '#domain/failure.ts';
import { parseShellBuild, releaseFile, type ShellBuild } from '#domain/shell-build.ts';

const patience = 10_000;

/**
 * Asks the network; what was kept does not count.
 * @throws Failure offline, or `invalid` where it is not what the build wrote: a captive portal's page
 */
export async function readDeployed(base: string): Promise<ShellBuild> {
  const address = new URL(releaseFile, base);
  const answer = await fetch(address, { cache: 'no-store', signal: AbortSignal.timeout(patience) }).catch(() => null);
  if (!answer) throw new Failure('offline');
  const deployed = parseShellBuild(await answer.json().catch(() => null));
  if (!answer.ok || !deployed) throw new Failure('invalid');
  return deployed;
}

/** The build that the page is of which a reload would bring: a worker's, or the network's. @throws Failure offline */
export async function readPageBuild(base: string): Promise<string | null> {
  const answer = await fetch(new URL('index.html', base), { signal: AbortSignal.timeout(patience) }).catch(() => null);
  if (!answer) throw new Failure('offline');
  return /<meta name="build" content="([^"]+)"/.exec(await answer.text())?.[1] ?? null;
}

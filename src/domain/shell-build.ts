/** A build of the app's own files: what `release.json` beside them says about the one that is deployed. */
export interface ShellBuild {
  /** Names it: a hash of all its files, as `<meta name="build">` of its page has it. */
  build: string;
  version: string;
  /** What is new, by the app's languages (`scripts/release-notes.ts`). */
  notes: Readonly<Record<string, readonly string[]>>;
  isCompulsory: boolean;
}

/** The file's address beside the page, and its shape on the wire. */
export const releaseFile = 'release.json';

/** @returns null for anything that is not what the build writes: a captive portal's page, an older server's 404 */
export function parseShellBuild(told: unknown): ShellBuild | null {
  const { build, version, notes, compulsory } = Object(told) as Record<string, unknown>;
  if (typeof build !== 'string' || !/^[\w-]{8,64}$/.test(build)) return null;
  if (typeof version !== 'string' || !/^\d+\.\d+\.\d+[\w.-]*$/.test(version)) return null;
  const lines = Object.entries(Object(notes) as Record<string, unknown>).filter(
    (entry): entry is [string, string[]] =>
      Array.isArray(entry[1]) && entry[1].every((line) => typeof line === 'string'),
  );
  return { build, version, notes: Object.fromEntries(lines), isCompulsory: compulsory === true };
}

/** A build of the app's own files: what `release.json` beside them says about the one that is deployed. */
export interface ShellBuild {
  /** Names it: a hash of all its files, as `<meta name="build">` of its page has it. */
  build: string;
  version: string;
  /** What is new, newest first: English, from CHANGELOG.md. */
  notes: readonly string[];
  isCompulsory: boolean;
}

/** The file's address beside the page, and its shape on the wire. */
export const releaseFile = 'release.json';

/** @returns null for anything that is not what the build writes: a captive portal's page, an older server's 404 */
export function parseShellBuild(told: unknown): ShellBuild | null {
  const { build, version, notes, compulsory } = Object(told) as Record<string, unknown>;
  if (typeof build !== 'string' || !/^[\w-]{8,64}$/.test(build)) return null;
  if (typeof version !== 'string' || !/^\d+\.\d+\.\d+[\w.-]*$/.test(version)) return null;
  const lines = Array.isArray(notes) ? notes.filter((line) => typeof line === 'string') : [];
  return { build, version, notes: lines, isCompulsory: compulsory === true };
}

/** What a dialog has room for: lines of notes, and letters of one. */
const notesShown = 6;
const noteLength = 140;

/** As much of a sentence as there is room for, up to a comma or the like. */
const shortened = (text: string): string =>
  text.length <= noteLength ? text : `${text.slice(0, noteLength).replace(/[,;:][^,;:]*$/, '')}…`;

/** What is new, from the newest section of CHANGELOG.md that has a list: each item's first sentence. */
export function notesOf(changelog: string): string[] {
  const sections = changelog.split(/^## /m).slice(1);
  const newest = sections.find((section) => /^- /m.test(section)) ?? '';
  const items = newest.split(/^- /m).slice(1);
  return items.slice(0, notesShown).map((item) => {
    const text = (item.split(/\n\s*\n|^#/m)[0] ?? '').replace(/\s+/g, ' ').replaceAll('`', '').trim();
    return shortened(/^.*?\.(?=\s|$)/.exec(text)?.[0] ?? text);
  });
}

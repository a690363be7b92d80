/** What a tab remembers over its own reloads, and forgets when it is closed. Nothing of a member is in it. */
import type { PromisedBuild } from '#domain/release.ts';
import { reloadedFor } from '#domain/reload-mark.ts';
import { parseShellBuild } from '#domain/shell-build.ts';

const promised = 'dayrent.promised-build';
const cleared = 'dayrent.cleared-for';

/** @throws Error where the browser keeps nothing */
export function keepPromise({ shell, tries }: PromisedBuild): void {
  const { isCompulsory, ...rest } = shell;
  sessionStorage.setItem(promised, JSON.stringify({ ...rest, compulsory: isCompulsory, tries }));
}

export function forgetPromise(): void {
  sessionStorage.removeItem(promised);
}

/** @throws Error where the browser keeps nothing */
export function readPromise(): PromisedBuild | null {
  const kept: unknown = JSON.parse(sessionStorage.getItem(promised) ?? 'null');
  const shell = parseShellBuild(kept);
  if (!shell) return null;
  const { tries } = kept as { tries?: unknown };
  return { shell, tries: typeof tries === 'number' ? tries : 1 };
}

/** What was done about a missing file of this build: nothing, a reload, or a reload without any kept file. */
export function remedyFor(build: string): 'none' | 'reloaded' | 'cleared' {
  if (sessionStorage.getItem(cleared) === build) return 'cleared';
  return sessionStorage.getItem(reloadedFor) === build ? 'reloaded' : 'none';
}

export function markCleared(build: string): void {
  sessionStorage.setItem(cleared, build);
}

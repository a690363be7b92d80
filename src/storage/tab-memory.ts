/** What a tab remembers over its own reloads, and forgets when it is closed. Nothing of a member is in it. */
import type { PromisedBuild } from '#domain/release.ts';
import { parseShellBuild } from '#domain/shell-build.ts';

const promised = 'dayrent.promised-build';

/** @throws Error where the browser keeps nothing */
export function keepPromise({ shell, tries }: PromisedBuild): void {
  const { isCompulsory, ...rest } = shell;
  // oxlint-disable-next-line no-restricted-globals -- it forgets with the tab
  sessionStorage.setItem(promised, JSON.stringify({ ...rest, compulsory: isCompulsory, tries }));
}

export function forgetPromise(): void {
  // oxlint-disable-next-line no-restricted-globals -- it forgets with the tab
  sessionStorage.removeItem(promised);
}

/** @throws Error where the browser keeps nothing */
export function readPromise(): PromisedBuild | null {
  // oxlint-disable-next-line no-restricted-globals -- it forgets with the tab
  const kept: unknown = JSON.parse(sessionStorage.getItem(promised) ?? 'null');
  const shell = parseShellBuild(kept);
  if (!shell) return null;
  const { tries } = kept as { tries?: unknown };
  return { shell, tries: typeof tries === 'number' ? tries : 1 };
}

/** What the check for something newer knows, hears and tells. */
import type { Failure } from '#domain/failure.ts';
import type { Update } from '#domain/release.ts';

export interface UpdateContext {
  /** Whether the member asked for the check. */
  isAsked: boolean;
  update: Update | null;
  /** Another tab has applied it already: this one shows the build before. */
  isTaken: boolean;
  /** How often it was applied. */
  tries: number;
  failure: Failure | null;
}

export type UpdateEvent =
  | { type: 'check.retry' }
  /** The page is looked at again, or somebody signed in. */
  | { type: 'check.due' }
  /** Another tab let the new build take over. */
  | { type: 'shell.taken' }
  /** Nobody looks at the page, and nothing is typed into it. */
  | { type: 'page.left' }
  /** The member follows the link to the download, or takes the new build. */
  | { type: 'release.confirm' }
  | { type: 'release.postpone' }
  | { type: 'files.clear' }
  | { type: 'dialog.close' };

export type UpdateEmitted = { type: 'update.verified' };

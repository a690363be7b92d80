import type { ShellBuild } from './shell-build.ts';

/** A release of the app that is offered for download (product 14.3). */
export interface Release {
  /** Of the shop build, rising. */
  code: number;
  name: string;
  /** As the server has it: not to be opened before it is looked at. */
  downloadUrl: string;
  /** What is new, in the server's words. */
  notes: string;
  isCompulsory: boolean;
}

/** Something newer: a release to download, as the server tells, or a build of these files that waits on the device. */
export type Update = { kind: 'release'; release: Release } | { kind: 'shell'; shell: ShellBuild };

/** What a check finds: null when this is the newest; postponed when the member said so on this device. */
export interface FoundUpdate {
  update: Update | null;
  isPostponed: boolean;
}

export const isShell = (update: Update | null): boolean => update?.kind === 'shell';

export const isCompulsory = (update: Update | null): boolean =>
  update?.kind === 'shell' ? update.shell.isCompulsory : update?.release.isCompulsory === true;

/** Whoever asked is offered anything; by itself, what was put off comes again only if it is compulsory. */
export const isOffered = ({ update, isPostponed }: FoundUpdate, isAsked: boolean): boolean =>
  update !== null && (isAsked || isCompulsory(update) || !isPostponed);

/** A reload is to bring this build; how often it was tried counts across reloads. */
export interface PromisedBuild {
  shell: ShellBuild;
  tries: number;
}

/** What became of a promise: of one that a reload did not keep it is told, null where there was none. */
export interface Verified {
  promise: PromisedBuild | null;
  isKept: boolean;
}

/** How often a build is applied before the member is told what else to do. */
export const applyTries = 2;

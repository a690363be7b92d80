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

/** A reload is to bring this build; how often it was tried counts across reloads. */
export interface PromisedBuild {
  shell: ShellBuild;
  tries: number;
}

/** How often a build is applied before the member is told what else to do. */
export const applyTries = 2;

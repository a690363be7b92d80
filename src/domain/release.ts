/** A release of the app that is offered for download. Spec part 3 "Version info". */
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

/** What a check finds: null when this is the newest; postponed when the member said so on this device. */
export interface FoundRelease {
  release: Release | null;
  isPostponed: boolean;
}

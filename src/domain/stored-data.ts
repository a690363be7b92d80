/** What the app keeps on a device, in bytes. */
export interface StoredSizes {
  /** The app's own files: they stay, so that it opens without a network. */
  app: number;
  /** Copies of what was read and drafts of what was typed: the app can do without. */
  data: number;
}

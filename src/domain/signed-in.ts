/** Where a member is signed in (product 5.10). */
export interface SignedIn {
  /** Of the session; no token. */
  id: string;
  /** As its makers call it; null: not known. */
  browser: string | null;
  system: string | null;
  /** The country of the device's time zone, two letters; null: not known. */
  country: string | null;
  /** ms since the epoch. */
  since: number;
  /** When it last called the server, to the minute. */
  lastUsed: number;
  /** The one that asks. */
  isThis: boolean;
}

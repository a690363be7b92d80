/** What came of the last check of the member’s balance on this device (product 11.7). It is gone with the page. */
export interface BalanceCheck {
  member: string;
  /** Server time, ms. */
  at: number;
  isProven: boolean;
}

let last: BalanceCheck | null = null;

/** @param check null: the newest one neither proved the balance nor refuted it */
export function noteCheck(check: BalanceCheck | null): void {
  last = check;
}

/** Null where this page has not checked it, or checked another member's. */
export const lastCheckOf = (member: string | undefined): BalanceCheck | null => (last?.member === member ? last : null);

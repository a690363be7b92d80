/** A way to sign in, and to confirm a withdrawal, that is kept by a device or by its password manager (product 5.15). */
export interface Passkey {
  id: string;
  /** What the member calls it. */
  name: string;
  /** ms since the epoch. */
  addedAt: number;
  /** When it last signed in or confirmed; null: never. */
  usedAt: number | null;
  /** Withdrawals, in place of the fund password: it was added with the one that is set now. */
  confirms: boolean;
}

/** The passkeys of a member, and what is asked of who adds one. */
export interface Passkeys {
  list: readonly Passkey[];
  most: number;
  /** Asked for in place of the login password. */
  hasFundPassword: boolean;
}

/** How many characters of its name there may be. */
export const passkeyNameLength = 30;

/** As it is kept: nothing around it, one space where there are several. */
export const tidyPasskeyName = (typed: string): string => typed.trim().replaceAll(/\s+/gu, ' ');

export const isPasskeyName = (name: string): boolean => name !== '' && name.length <= passkeyNameLength;

/** What a device is asked to make a passkey of. */
export interface PasskeyOffer {
  /** Base64url, as the two below. */
  challenge: string;
  /** The site that it is for. */
  site: string;
  /** Of the member; says nothing of them. */
  userId: string;
  /** By which the device's list tells accounts apart. */
  account: string;
  /** Those that the member has. */
  known: readonly string[];
}

/** What a device is asked to sign. */
export interface PasskeyRequest {
  /** Base64url. */
  challenge: string;
  site: string;
  /** Those that count; none: whichever the device has for the site. */
  known: readonly string[];
}

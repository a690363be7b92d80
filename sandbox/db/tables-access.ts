/** Tables of 0002-access.ts, 0055-sessions.ts, 0057-passkeys.ts, 0062-contacts.ts and 0083-confirming-passkeys.ts. All times here are real time (ms), not the sandbox clock's. */
import type { Generated } from 'kysely';
import type { CodeChannel } from '#domain/verification.ts';

export interface SessionsTable {
  /** For members to name it by; made by the database. */
  id: Generated<string>;
  /** SHA-256 of the token, hex: the token itself is stored nowhere. */
  token_hash: string;
  member_id: string;
  created_at: number;
  last_seen_at: number;
  expires_at: number;
  /** Of services/access/devices.ts: the device and its country; empty where they aren't known. */
  browser: Generated<string>;
  system: Generated<string>;
  place: Generated<string>;
}

/** What a member has signed in with before. */
export interface KnownDevicesTable {
  member_id: string;
  browser: string;
  system: string;
  place: string;
  /** Of the sandbox's clock. */
  first_at: number;
}

export interface SignInAttemptsTable {
  /** `<kind>:<account or network address>`, see services/access/sign-in-attempts.ts. */
  subject: string;
  failures: number;
  last_at: number;
  blocked_until: number;
}

/** A code that went out, on the sandbox clock (0035-limits.ts). */
export interface CodeSendsTable {
  recipient: string;
  purpose: string;
  sent_at: number;
}

/** On the sandbox clock. */
export interface PasskeysTable {
  id: string;
  member_id: string;
  /** As its device names it, and its public key: base64url. */
  credential_id: string;
  public_key: string;
  /** How often it signed, by its own count; 0 where it doesn't count. */
  counter: number;
  name: string;
  added_at: number;
  used_at: number | null;
  /** Withdrawals: it was added with the fund password that is set now. */
  confirms: boolean;
}

/** Of services/passkeys/challenges.ts, on the sandbox clock. */
export interface PasskeyChallengesTable {
  challenge: string;
  purpose: 'signIn' | 'add' | 'withdrawal';
  /** A member's id or a network address. */
  holder: string;
  subject: string;
  expires_at: number;
}

/** Of services/access/contact-change.ts, on the sandbox clock. */
export interface ContactChangesTable {
  member_id: string;
  id: string;
  type: CodeChannel;
  /** Until then the new one can be proven. */
  expires_at: number;
  /** Null: the old one is proven, and no more. */
  changed_at: number | null;
  old_recipient: Generated<string>;
  new_recipient: Generated<string>;
  ended: Generated<number>;
}

export interface AccessTables {
  contact_changes: ContactChangesTable;
  passkeys: PasskeysTable;
  passkey_challenges: PasskeyChallengesTable;
  code_sends: CodeSendsTable;
  known_devices: KnownDevicesTable;
  sessions: SessionsTable;
  sign_in_attempts: SignInAttemptsTable;
}

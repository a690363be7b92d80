/** Tables of 0002-access.ts. All times here are real time (ms), not the sandbox clock's. */

export interface SessionsTable {
  /** SHA-256 of the token, hex: the token itself is stored nowhere. */
  token_hash: string;
  member_id: string;
  created_at: number;
  last_seen_at: number;
  expires_at: number;
}

export interface SignInAttemptsTable {
  /** `<kind>:<account or network address>`, see services/access/sign-in-attempts.ts. */
  subject: string;
  failures: number;
  last_at: number;
  blocked_until: number;
}

export interface AccessTables {
  sessions: SessionsTable;
  sign_in_attempts: SignInAttemptsTable;
}

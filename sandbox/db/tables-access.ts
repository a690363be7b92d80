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

/** A code that went out, on the sandbox clock (0035-limits.ts). */
export interface CodeSendsTable {
  recipient: string;
  purpose: string;
  sent_at: number;
}

export interface AccessTables {
  code_sends: CodeSendsTable;
  sessions: SessionsTable;
  sign_in_attempts: SignInAttemptsTable;
}

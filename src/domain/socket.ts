/** The words of the socket: it says what changed, and never what it is. Both sides read them from here. */
import { changeKinds, type ChangeKind } from './messages.ts';

/** Beside the base URL of the messages backend. */
export const socketPath = 'socket';

/** Why the server ends it; codes from 4000 are the application's. */
export const socketCodes = {
  /** What came was no greeting. */
  badGreeting: 4400,
  /** No session has this token, or it has ended. */
  refused: 4401,
  /** Nothing came in time. */
  late: 4408,
  /** More than one member may have. */
  tooMany: 4429,
} as const;

/** The one thing that a client says, at once. The token is nowhere else: addresses are written into logs. */
export interface Greeting {
  type: 'hello';
  token: string;
}

export type SocketWord = { type: 'ready' } | { type: 'changed'; what: ChangeKind };

/** @returns null for what is no word of ours */
export function readWord(data: unknown): SocketWord | null {
  if (typeof data !== 'string') return null;
  try {
    const word = JSON.parse(data) as { type?: unknown; what?: unknown } | null;
    if (word?.type === 'ready') return { type: 'ready' };
    const what = changeKinds.find((kind) => kind === word?.what);
    return word?.type === 'changed' && what ? { type: 'changed', what } : null;
  } catch {
    return null;
  }
}

/** One-time codes: six digits, five minutes, five tries, one a minute (product 5.7). */
import { latinDigits } from './digits.ts';

export const codeChannels = ['phone', 'email'] as const;
export type CodeChannel = (typeof codeChannels)[number];

/** Where a code can go; the address itself is masked. */
export interface CodeTarget {
  channel: CodeChannel;
  to: string;
}

/** A code is on its way. Instants in ms of the server. */
export interface SentCode extends CodeTarget {
  sentAt: number;
  /** Another one can be asked for from then on. */
  retryAt: number;
  expiresAt: number;
}

/** What the member read and typed. */
export interface EnteredCode {
  channel: CodeChannel;
  code: string;
}

/** Digits of any script, without the spaces that a message puts between them. */
export const normaliseCode = (typed: string): string => latinDigits(typed).replace(/[\s\-\p{C}]/gu, '');

export const isCode = (code: string): boolean => /^\d{6}$/.test(code);

/** What is written and chosen of a letter: kept on the device, put together, what is still wrong with it, and what is told of it. */
import type { Failure } from '#domain/failure.ts';
import {
  letterProblem,
  type LetterKind,
  type LetterProblem,
  type LetterReceipt,
  type LetterText,
  type PictureRefusal,
  type SmallPicture,
} from '#domain/letter.ts';
import type { UploadProgress } from '#domain/upload-progress.ts';

/** What is kept on the device of one that is not sent yet. */
export interface LetterDraft extends LetterText {
  id: string;
  /** It went out, and nobody knows yet whether it arrived. */
  isSent: boolean;
}

/** What the device has for the form. */
export interface LetterDesk {
  draft: LetterDraft | null;
  pictures: readonly SmallPicture[];
  /** Files that another app shared, and that are no pictures for it. */
  refusals: readonly PictureRefusal[];
  /** Something that another app shared was added. */
  hasShared: boolean;
}

export interface LetterInput {
  kind: LetterKind;
  /** Of a new one. */
  id: string;
  /** BCP 47: words are counted as its readers do. */
  language: string;
  isReachable: boolean;
}

interface Own extends LetterInput, LetterText {
  pictures: readonly SmallPicture[];
  /** Files that were not taken, of those that were chosen last. */
  refusals: readonly PictureRefusal[];
  problems: readonly LetterProblem[];
  /** Something that another app shared is in it. */
  hasShared: boolean;
  /** The server was asked, and has not got it. */
  isUnsent: boolean;
  /** An earlier version of it had arrived, and counts: what was changed since is on this device only. */
  isOvertaken: boolean;
  /** Null until something is on its way. */
  progress: UploadProgress | null;
  receipt: LetterReceipt | null;
  failure: Failure | null;
}

export interface LetterContext<File> extends Own {
  /** Chosen, and being made small. */
  files: readonly File[];
}

/** What went out, or is about to. */
export interface Letter extends LetterText {
  kind: LetterKind;
  id: string;
  pictures: readonly SmallPicture[];
}

export interface Chosen<File> {
  files: readonly File[];
  /** Those that are there. */
  pictures: readonly SmallPicture[];
  kind: LetterKind;
}

export interface Prepared {
  pictures: readonly SmallPicture[];
  refusals: readonly PictureRefusal[];
}

export function letterProblems({ kind, text, language, isReachable }: Own): LetterProblem[] {
  const problem = letterProblem(kind, text, language);
  return [...(isReachable ? [] : ['offline' as const]), ...(problem ? [problem] : [])];
}

export const letterOf = ({ kind, id, text, phone, pictures }: Own): Letter => ({
  kind,
  id,
  text,
  phone,
  pictures,
});

export const draftOf = ({ id, text, phone }: Own): LetterDraft => ({ id, text, phone, isSent: false });

export type UploadFact = { type: 'upload.progressed'; progress: UploadProgress };

export type LetterEvent<File> =
  | { type: 'text.type'; text: string }
  | { type: 'phone.type'; text: string }
  | { type: 'pictures.choose'; files: readonly File[] }
  | { type: 'picture.remove'; index: number }
  | { type: 'letter.send' }
  /** Into the outbox, while there is no connection. */
  | { type: 'letter.defer' }
  | { type: 'upload.cancel' }
  | { type: 'outcome.check' }
  | { type: 'network.lost' }
  | { type: 'network.returned' }
  | UploadFact;

export type LetterEmitted =
  | { type: 'letter.drafted'; draft: LetterDraft }
  | { type: 'letter.pictured'; pictures: readonly SmallPicture[] }
  | { type: 'letter.sent' }
  /** The outbox has it. */
  | { type: 'letter.deferred' };

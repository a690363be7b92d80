/**
 * What a member writes with pictures: a post for everybody, feedback for the people behind the app. Both are sent once,
 * by an id that the device makes up.
 */
import { postLength, postPictures } from './community.ts';
import { feedbackRules } from './feedback.ts';
import type { ImageProblem } from './image.ts';
import { uploadLimit } from './limits.ts';
import { textProblem, tidyText, type TextProblem } from './member-text.ts';
import { countWords } from './words.ts';

export const letterKinds = ['post', 'feedback'] as const;
export type LetterKind = (typeof letterKinds)[number];

export interface LetterRules {
  /** Most characters. */
  length: number;
  /** There have to be more words than this. */
  words: number;
  /** Most pictures. */
  pictures: number;
  /** Most bytes of a picture, and of all of them. */
  limit: number;
  total: number;
}

export const letterRules: Readonly<Record<LetterKind, LetterRules>> = {
  post: {
    length: postLength,
    words: 0,
    pictures: postPictures,
    limit: uploadLimit.community,
    total: postPictures * uploadLimit.community,
  },
  feedback: {
    length: feedbackRules.length,
    words: feedbackRules.words,
    pictures: feedbackRules.pictures,
    limit: uploadLimit.feedback,
    total: uploadLimit.feedback,
  },
};

/** A picture as it is sent: made small on the device, with nothing in it but its pixels. */
export interface SmallPicture {
  bytes: Uint8Array<ArrayBuffer>;
}

/** Why a file did not become a picture. */
export interface PictureRefusal {
  /** As the member knows it. */
  name: string;
  problem: ImageProblem | 'tooMany' | 'noRoom';
}

/** What a member typed. */
export interface LetterText {
  text: string;
  /** As typed; empty: none. */
  phone: string;
}

export type LetterProblem = 'offline' | 'words' | TextProblem;

/** @param language as a BCP 47 tag */
export function letterProblem(
  kind: LetterKind,
  text: string,
  language: string,
): Exclude<LetterProblem, 'offline'> | null {
  const { length, words } = letterRules[kind];
  const tidy = tidyText(text);
  const problem = textProblem(tidy, length);
  if (problem) return problem;
  return words > 0 && countWords(tidy, language) <= words ? 'words' : null;
}

/** What the server said when it had it. */
export interface LetterReceipt {
  /** Of feedback: what to name it by. Of a post: its id. */
  reference: string;
  at: number;
}

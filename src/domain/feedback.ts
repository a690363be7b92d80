/** What members tell the people behind the app (product 13.10). */

export const feedbackRules = {
  /** "Comments are required and should exceed ten words". */
  words: 10,
  /** Characters, tidy. Ours. */
  length: 4_000,
  /** Ours. */
  pictures: 5,
} as const;

/** What the server has, once it has it. */
export interface FeedbackReceipt {
  /** To name it by. */
  reference: string;
  at: number;
  pictures: number;
}

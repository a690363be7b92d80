/** The square backend: posts, likes, comments (product 15.22). */
import type { contract } from '#contract/contract.ts';
import type { VisitHandlers } from '#sandbox/visit.ts';
import { blockHandlers } from './community/blocks.ts';
import { commentHandlers } from './community/comments.ts';
import { ownWordsHandlers } from './community/own-words.ts';
import { postHandlers } from './community/posts.ts';
import { reportHandlers } from './community/reports.ts';

export const squareHandlers: VisitHandlers<typeof contract.square> = {
  ...postHandlers,
  ...commentHandlers,
  ...ownWordsHandlers,
  ...reportHandlers,
  ...blockHandlers,
};

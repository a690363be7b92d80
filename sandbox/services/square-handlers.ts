/** The square backend: posts, likes, comments (product 15.22). */
import type { contract } from '#contract/contract.ts';
import type { VisitHandlers } from '#sandbox/visit.ts';
import { commentHandlers } from './community/comments.ts';
import { postHandlers } from './community/posts.ts';

export const squareHandlers: VisitHandlers<typeof contract.square> = { ...postHandlers, ...commentHandlers };

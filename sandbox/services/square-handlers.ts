/** The square backend: posts, likes, comments. Spec part 7 "Square". */
import type { contract } from '#contract/contract.ts';
import type { VisitHandlers } from '#sandbox/visit.ts';
import { commentHandlers } from './community/comments.ts';
import { postHandlers } from './community/posts.ts';

export const squareHandlers: VisitHandlers<typeof contract.square> = { ...postHandlers, ...commentHandlers };

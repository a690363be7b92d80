import { likePost } from '#api/square.ts';
import { likeMachine } from '#machines/like/like.machine.ts';
import { fromPromise } from 'xstate';
import type { Services } from './services.ts';

/** Of one post. */
export const likeActor = ({ client }: Services, { postId }: { postId: string }) =>
  likeMachine.provide({ actors: { like: fromPromise(() => likePost(client, postId)) } });

import { likeActor } from '#actors/like.ts';
import type { Post } from '#domain/community.ts';
import { useEmitted } from '#kit/emitted.ts';
import { useFailureText } from '#kit/failure-text.ts';
import { useFlow, useServices, useToastActor } from '#kit/services.tsx';
import { useLingui } from '@lingui/react/macro';
import { Heart } from 'lucide-react';
import { useState } from 'react';
import type { Marks } from './feed-marks.ts';
import { reactionLook } from './reaction-look.ts';

interface LikeButtonProps {
  post: Post;
  onMark: (id: string, changed: Marks) => void;
}

/** Shown as liked at once; taken back, with words, where the server did not do it. */
export function LikeButton({ post, onMark }: LikeButtonProps) {
  const { t } = useLingui();
  const services = useServices();
  const toast = useToastActor();
  const failureText = useFailureText();
  const [logic] = useState(() => likeActor(services, { postId: post.id }));
  const [snapshot, send, actor] = useFlow(logic, { input: { isLiked: post.isLiked } });
  useEmitted(actor, 'like.counted', ({ likes }) => onMark(post.id, { likes, isLiked: true }));
  useEmitted(actor, 'like.failed', ({ failure }) => {
    const why = failureText(failure);
    toast.send({ type: 'toast.show', text: t`Your like was not sent. ${why}` });
  });
  const isLiked = post.isLiked || !snapshot.matches('open');
  const isUncounted = snapshot.matches('liking') || snapshot.matches('unsent');
  const likes = isUncounted && !post.isLiked ? post.likes + 1 : post.likes;
  return (
    <button
      type="button"
      data-machine="like"
      data-state={snapshot.value}
      aria-busy={snapshot.hasTag('busy') || undefined}
      aria-pressed={isLiked}
      aria-disabled={isLiked || undefined}
      className={`${reactionLook} ${isLiked ? 'text-negative' : ''}`}
      onClick={() => {
        if (!isLiked) send({ type: 'like.press' });
      }}
    >
      <Heart aria-hidden className={`size-5 transition ${isLiked ? 'scale-110 fill-current' : ''}`} />
      <span className="sr-only">{t({ message: 'Like', comment: 'Button: likes a post, verb' })}</span>
      <span>{likes}</span>
    </button>
  );
}

import { Avatar } from '#components/avatar.tsx';
import { Badge } from '#components/badge.tsx';
import { SkeletonBlock, SkeletonGroup, SkeletonText } from '#components/skeleton.tsx';
import type { Post } from '#domain/community.ts';
import type { Words } from '#domain/own-changes.ts';
import { Plural, Trans } from '@lingui/react/macro';
import { MessageCircle } from 'lucide-react';
import { useId } from 'react';
import { MenuButton } from './actions/menu-button.tsx';
import { HiddenNote, WrittenAt } from './actions/written-marks.tsx';
import { Comments } from './comments.tsx';
import type { Marks } from './feed-marks.ts';
import { FoldedText } from './folded-text.tsx';
import { LikeButton } from './like-button.tsx';
import { PictureGrid } from './picture-grid.tsx';
import { reactionLook } from './reaction-look.ts';

interface PostCardProps {
  post: Post;
  /** Its comments are shown. */
  isOpen: boolean;
  onToggle: () => void;
  onMark: (id: string, changed: Marks) => void;
}

const wordsOf = ({ id, author, content, draftId }: Post): Words => ({
  kind: 'post',
  id,
  author,
  content,
  lane: draftId,
  isOwn: draftId !== '',
});

/** One post of the feed (product 13.5). */
export function PostCard({ post, isOpen, onToggle, onMark }: PostCardProps) {
  const titleId = useId();
  const isShared = !post.isPending && !post.isHidden;
  return (
    <article
      data-post={post.id}
      aria-labelledby={titleId}
      className="overflow-hidden rounded-xl bg-raised p-4 shadow-card"
    >
      <header className="flex flex-wrap items-center justify-end gap-3">
        <Avatar src={post.avatar} name={post.author} />
        <div className="min-w-0 flex-1 basis-16">
          <h2 id={titleId} className="line-clamp-2 font-semibold wrap-anywhere">
            <bdi>{post.author}</bdi>
          </h2>
          <p className="text-sm text-subtle">
            <WrittenAt at={post.createdAt} editedAt={post.editedAt} />
          </p>
        </div>
        {post.isPending && (
          <Badge tone="warning">
            <Trans comment="State of a post: not published yet">Pending</Trans>
          </Badge>
        )}
        <MenuButton words={wordsOf(post)} />
      </header>
      <FoldedText text={post.content} language={post.language} />
      <PictureGrid post={post} />
      {post.isHidden && <HiddenNote />}
      {post.isPending && !post.isHidden && (
        <p className="mt-3 text-sm text-subtle">
          <Trans>Only you see this post until the guidance manager publishes it.</Trans>
        </p>
      )}
      {isShared && (
        <div className="-mx-2 mt-2 -mb-2 flex flex-wrap gap-1">
          <LikeButton post={post} onMark={onMark} />
          <button type="button" aria-expanded={isOpen} className={reactionLook} onClick={onToggle}>
            <MessageCircle aria-hidden className="size-5" />
            <Plural
              comment="Button: opens the comments of a post"
              value={post.comments}
              one="# comment"
              other="# comments"
            />
          </button>
        </div>
      )}
      {isOpen && isShared && <Comments post={post} onMark={onMark} />}
    </article>
  );
}

/** A post to come. */
export function PostSkeleton({ hasPicture = false }: { hasPicture?: boolean }) {
  return (
    <SkeletonGroup className="space-y-3 rounded-xl bg-raised p-4 shadow-card">
      <div className="flex items-center gap-3">
        <SkeletonBlock width="2.75rem" height="2.75rem" />
        <div className="flex-1">
          <SkeletonText lines={2} />
        </div>
      </div>
      <SkeletonText lines={2} />
      {hasPicture && <SkeletonBlock height="12rem" />}
      <SkeletonBlock width="50%" height="1.5rem" />
    </SkeletonGroup>
  );
}

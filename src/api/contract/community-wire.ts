/** Posts and comments on the wire (product 13.5, 13.9). */
import * as v from 'valibot';
import type { Blocked, Comment, Post } from '#domain/community.ts';
import { textProblem, tidyText } from '#domain/member-text.ts';
import { count, deviceId, id, instant, ownFile, text } from './wire.ts';

/** The device keeps it before it sends: what is sent twice under it is kept once. */
export const draftId = deviceId;

/** What a member writes. @param most code points */
export const memberText = (most: number) =>
  v.pipe(
    v.string(),
    v.maxLength(most * 8),
    v.transform(tidyText),
    v.check((written) => textProblem(written, most) === null),
  );

/** BCP 47. What a device kept from before doesn't say it. */
const language = v.optional(v.pipe(v.string(), v.regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/)), 'und');

/** 0: never. What a device kept from before doesn't say it. */
const editTime = v.optional(
  v.pipe(
    instant,
    v.transform((at) => (at === 0 ? null : at)),
  ),
  0,
);

export const post = v.pipe(
  v.object({
    id,
    headUrl: ownFile,
    username: text,
    content: text,
    language,
    createTime: instant,
    urls: v.pipe(v.array(ownFile), v.maxLength(9)),
    thumbsUpNum: count,
    commentNum: count,
    hasThumbsUp: v.boolean(),
    /** The author alone sees a pending one, and one that the operator hid. */
    status: v.picklist(['pending', 'published', 'hidden']),
    editTime,
    /** Of the caller's own; otherwise empty. */
    draftId: v.optional(text, ''),
  }),
  v.transform((wire): Post => ({
    id: wire.id,
    author: wire.username,
    avatar: wire.headUrl,
    content: wire.content,
    language: wire.language,
    pictures: wire.urls,
    createdAt: wire.createTime,
    likes: wire.thumbsUpNum,
    comments: wire.commentNum,
    isLiked: wire.hasThumbsUp,
    isPending: wire.status === 'pending',
    isHidden: wire.status === 'hidden',
    editedAt: wire.editTime,
    draftId: wire.draftId,
  })),
);

export const comment = v.pipe(
  v.object({
    id,
    username: text,
    /** Of a reply; otherwise empty. */
    toUserName: text,
    content: text,
    language,
    createTime: instant,
    editTime,
    /** The author alone sees one that the operator hid. */
    hidden: v.optional(v.boolean(), false),
    /** Of the caller's own; otherwise empty. */
    draftId: text,
  }),
  v.transform((wire): Comment => ({
    id: wire.id,
    author: wire.username,
    replyTo: wire.toUserName,
    content: wire.content,
    language: wire.language,
    createdAt: wire.createTime,
    isHidden: wire.hidden,
    editedAt: wire.editTime,
    draftId: wire.draftId,
  })),
);

export const blocked = v.pipe(
  v.object({ blockId: id, username: text, headUrl: ownFile, createTime: instant }),
  v.transform((wire): Blocked => ({
    id: wire.blockId,
    name: wire.username,
    avatar: wire.headUrl,
    since: wire.createTime,
  })),
);

/** The square backend: reports and blocked members (product 13.14, 13.15). */
import * as v from 'valibot';
import { reportLength, reportReasons, writtenKinds } from '#domain/community.ts';
import { textProblem, tidyText } from '#domain/member-text.ts';
import { blocked } from './community-wire.ts';
import { endpoint } from './endpoint.ts';
import { page, paging } from './page.ts';
import { count, id, nothing } from './wire.ts';

/** What another member wrote; its author is known by it. */
const written = { kind: v.picklist(writtenKinds), wordsId: id };

const note = v.optional(
  v.pipe(
    v.string(),
    v.maxLength(reportLength * 8),
    v.transform(tidyText),
    v.check((text) => text === '' || textProblem(text, reportLength) === null),
  ),
  '',
);

export const moderation = {
  report: endpoint({
    backend: 'square',
    method: 'POST',
    path: 'report/add',
    auth: 'member',
    input: v.object({ ...written, about: v.picklist(['words', 'member']), reason: v.picklist(reportReasons), note }),
    reply: nothing,
    about:
      'Reports a post, a comment or who wrote it to the operator, once. Nobody else is told, and nothing says who did.',
    origin: 'ours',
  }),
  block: endpoint({
    backend: 'square',
    method: 'POST',
    path: 'block/add',
    auth: 'member',
    input: v.object(written),
    reply: nothing,
    about:
      'Blocks who wrote it: the caller is no longer shown their posts and comments. They are not told, and still see the caller’s.',
    origin: 'ours',
  }),
  blocks: endpoint({
    backend: 'square',
    method: 'GET',
    path: 'block/list',
    auth: 'member',
    input: v.object(paging),
    reply: page(blocked),
    about: 'Whom the member blocked, the newest first.',
    origin: 'ours',
  }),
  unblock: endpoint({
    backend: 'square',
    method: 'POST',
    path: 'block/remove',
    auth: 'member',
    input: v.object({ blockId: id }),
    reply: v.object({ removed: count }),
    about: 'Ends a block: how many it ended, none where it had ended.',
    origin: 'ours',
  }),
};

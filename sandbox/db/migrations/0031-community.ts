/** Posts of members, their comments and likes. What a device sends twice is one row: `(member_id, draft_id)`. */
import { runStatements, type Migration } from '../migration.ts';

export const migration: Migration = {
  name: '0031-community',
  up: (db) =>
    runStatements(db, [
      `create table posts (
        id text primary key,
        member_id text not null references members (id),
        draft_id text not null,
        digest text not null,
        content text not null check (content <> ''),
        content_ar text,
        urls text not null default '',
        created_at double precision not null,
        publish_at double precision not null,
        published_at double precision,
        sent_at double precision not null,
        unique (member_id, draft_id)
      )`,
      'create index posts_published on posts (published_at desc, id desc) where published_at is not null',
      'create index posts_pending on posts (publish_at) where published_at is null',
      `create table comments (
        id text primary key,
        post_id text not null references posts (id),
        member_id text not null references members (id),
        draft_id text not null,
        digest text not null,
        reply_to text,
        content text not null check (content <> ''),
        content_ar text,
        created_at double precision not null,
        sent_at double precision not null,
        unique (member_id, draft_id),
        unique (post_id, id),
        -- A reply stays below its post.
        foreign key (post_id, reply_to) references comments (post_id, id)
      )`,
      'create index comments_of_post on comments (post_id, created_at desc, id desc)',
      `create table post_likes (
        post_id text not null references posts (id),
        member_id text not null references members (id),
        at double precision not null,
        primary key (post_id, member_id)
      )`,
    ]),
};

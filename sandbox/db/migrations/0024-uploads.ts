/** Pictures that members sent, as they are served: made anew from what came. */
import { runStatements, type Migration } from '../migration.ts';

export const migration: Migration = {
  name: '0024-uploads',
  up: (db) =>
    runStatements(db, [
      `create table uploads (
        -- Random and long: who has it may see the picture.
        id text primary key check (length(id) = 32),
        member_id text not null references members (id),
        kind text not null,
        type text not null,
        bytes bytea not null,
        at double precision not null
      )`,
      `create index uploads_member on uploads (member_id, kind)`,
    ]),
};

/** Pictures of posts that were hidden before get other addresses, as those of posts that are hidden from now on do. */
import { runStatements, type Migration } from '../migration.ts';

export const migration: Migration = {
  name: '0084-hidden-pictures',
  up: (db) =>
    runStatements(db, [
      `do $$
      declare
        hidden record;
        fresh text;
      begin
        for hidden in select posts.id, uploads.id as picture from posts
          join uploads on uploads.member_id = posts.member_id and kind = 'community' and strpos(urls, uploads.id) > 0
          where hidden_at is not null
        loop
          fresh := replace(gen_random_uuid()::text, '-', '');
          update uploads set id = fresh where id = hidden.picture;
          update posts set urls = replace(urls, hidden.picture, fresh) where id = hidden.id;
        end loop;
      end $$`,
    ]),
};

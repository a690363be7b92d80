/**
 * Our texts are said when they are read, in any language: rows of notices and bulletins name them, one row for each. What
 * members wrote stays as it is, with its language.
 */
import { runStatements, type Migration } from '../migration.ts';

export const migration: Migration = {
  name: '0051-words',
  up: (db) =>
    runStatements(db, [
      `delete from notices where language <> 'en_US'`,
      'alter table notices drop column language, drop column title, drop column content, add primary key (id)',
      // Of sandbox/content/bulletins.ts; empty: title, summary and blocks are the words.
      `alter table bulletins add column subject text not null default ''`,
      // What is in two languages was ours. The panel's announcement got a random id.
      `update bulletins set title = '', summary = '', blocks = '[]',
          subject = case when id ~ '-[0-9a-f]{24}$' then 'openFigures' else id end
        where exists (select from bulletins as other where other.id = bulletins.id and other.language = 'ar_AE')`,
      `delete from bulletins where language <> 'en_US'`,
      'alter table bulletins drop column language, add primary key (id)',
      // BCP 47. The seeded ones had an Arabic text beside the English one; nobody knows what others wrote in.
      ...['posts', 'comments'].flatMap((table) => [
        `alter table ${table} add column language text not null default 'und' check (language <> '')`,
        `update ${table} set language = 'en' where content_ar is not null`,
        `alter table ${table} drop column content_ar, alter column language drop default`,
      ]),
      `update products set agreement_version = 'cooperation-2' where agreement_version = 'cooperation-1'`,
    ]),
};

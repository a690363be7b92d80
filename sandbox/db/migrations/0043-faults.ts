/** Faults that the panel orders for the next calls, of whichever server they reach. */
import { runStatements, type Migration } from '../migration.ts';

const takeFault = `create function take_fault(called text) returns setof faults language plpgsql as $$
declare found_fault faults%rowtype;
begin
  select * into found_fault from faults where path in (called, '*') order by id limit 1 for update;
  if not found then return; end if;
  if found_fault.times > 1 then
    update faults set times = times - 1 where id = found_fault.id;
  else
    delete from faults where id = found_fault.id;
  end if;
  return next found_fault;
end $$`;

export const migration: Migration = {
  name: '0043-faults',
  up: (db) =>
    runStatements(db, [
      `create table faults (
        id bigint generated always as identity primary key,
        path text not null,
        fault text not null,
        times integer not null check (times > 0),
        ms integer not null
      )`,
      takeFault,
    ]),
};

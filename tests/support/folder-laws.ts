/** What belongs to a machine, and where it is. */
import { listFile } from '#machines/walks.ts';
import type { AnyWalk } from '#machines/model/walk.ts';

/**
 * @param files all files of machines/ and src/actors/, from the root of the repository
 * @returns what is missing, and lists of walks that are gone
 */
export function folderBreaches(folder: string, walks: readonly AnyWalk[], files: ReadonlySet<string>): string[] {
  const own = ['.machine.ts', '.test.ts', '.walk.ts', '.md'].map((ending) => `machines/${folder}/${folder}${ending}`);
  const lists = walks.map((walk) => listFile(folder, walk));
  // One without ports needs nobody to wire it.
  const hasPorts = walks.some(({ machine }) => Object.keys(machine.implementations.actors).length > 0);
  const wanted = [...own, ...lists, ...(hasPorts ? [`src/actors/${folder}.ts`] : [])];
  const stale = [...files].filter(
    (file) => file.startsWith(`machines/${folder}/`) && file.endsWith('.walk.txt') && !lists.includes(file),
  );
  return [
    ...wanted.filter((file) => !files.has(file)).map((file) => `${file} is missing`),
    ...stale.map((file) => `${file} is of no walk`),
  ];
}

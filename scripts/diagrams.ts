/** `npm run diagrams`: writes the picture and the tables of every machine, and the page that maps flows to them. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { pages } from '#machines/pages.ts';

const files = await pages((path) => (existsSync(path) ? readFileSync(path, 'utf8') : null));
for (const [path, text] of files) writeFileSync(path, text);
console.log(`wrote ${files.size} files`);

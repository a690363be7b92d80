/** Names of the files that hold words, as `vite.config.ts` gives them: `assets/words-<language>-<group>-<hash>.js`. */

/** The cache of files that were used, beside the precache. */
export const usedFiles = 'used-files';

/** The language may have dashes, as pt-PT; the group is one word, the hash has seven characters. */
const pattern = /assets\/words-([\w-]+)-[a-z]+-[\w-]{7}\.js/;

/** Whether a file holds words of a language other than English, which the precache has. */
export const isWords = (url: string): boolean => languageOf(url) !== '' && languageOf(url) !== 'en';

/** The language of a file's words; empty for any other file. */
export const languageOf = (url: string): string => pattern.exec(url)?.[1] ?? '';

import type { Plugin } from 'vite';

const gallery = /[\\/]src[\\/]screens[\\/]dev[\\/]gallery[\\/]|\?apart$/;
const copied =
  /[\\/](?:machines|src[\\/](?:domain|api[\\/]contract)|node_modules[\\/](?:xstate|libphonenumber-js))[\\/]/;

/**
 * The gallery gets copies of the machines and of what they stand on. Shared with it, they would leave the screens' own
 * chunks, and each screen of a member would take more requests; the entry would carry what of XState only walks need.
 * Without it the gallery shares 34 chunks with screens, and the entry has 240 B more.
 */
export const galleryApart: Plugin = {
  name: 'gallery-apart',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    if (importer === undefined || !gallery.test(importer)) return null;
    const found = await this.resolve(source, importer, { ...options, skipSelf: true });
    return found && copied.test(found.id) && !found.id.endsWith('?apart')
      ? { ...found, id: `${found.id}?apart` }
      : found;
  },
};

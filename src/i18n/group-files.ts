/** Where the words of each screen group are, in every language of `locales.ts`. Loaded with the first screen that needs some. */
import type { Messages } from '@lingui/core';

export const groupFiles = import.meta.glob<{ messages: Messages }>([
  '../../locales/{en,hi,ta,te,mr,gu,es,it,fr,de,pt,ar,pseudo}/*.po',
  '!../../locales/{en,hi,ta,te,mr,gu,es,it,fr,de,pt,ar,pseudo}/shell.po',
  '!../../locales/{en,hi,ta,te,mr,gu,es,it,fr,de,pt,ar,pseudo}/manifest.po',
  '!../../locales/{en,hi,ta,te,mr,gu,es,it,fr,de,pt,ar,pseudo}/sandbox.po',
]);

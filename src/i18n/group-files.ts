/** Where the words of each screen group are, in every language of `locales.ts`. Loaded with the first screen that needs some. */
import type { Messages } from '@lingui/core';

export const groupFiles = import.meta.glob<{ messages: Messages }>([
  '../../locales/{en,hi,ta,te,kn,mr,gu,tr,es,it,fr,de,pt,sw,ar,si,sq,pseudo}/*.po',
  '!../../locales/{en,hi,ta,te,kn,mr,gu,tr,es,it,fr,de,pt,sw,ar,si,sq,pseudo}/shell.po',
  '!../../locales/{en,hi,ta,te,kn,mr,gu,tr,es,it,fr,de,pt,sw,ar,si,sq,pseudo}/manifest.po',
  '!../../locales/{en,hi,ta,te,kn,mr,gu,tr,es,it,fr,de,pt,sw,ar,si,sq,pseudo}/sandbox.po',
]);

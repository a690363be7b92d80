/** Where the words of each screen group are, in every language of `locales.ts`. Loaded with the first screen that needs some. */
import type { Messages } from '@lingui/core';

export const groupFiles = import.meta.glob<{ messages: Messages }>([
  '../../locales/{en,ar,pseudo}/*.po',
  '!../../locales/{en,ar,pseudo}/shell.po',
  '!../../locales/{en,ar,pseudo}/manifest.po',
  '!../../locales/{en,ar,pseudo}/sandbox.po',
]);

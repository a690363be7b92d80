/** Where the words of each screen group are, in every language. Loaded with the first screen that needs some. */
import type { Messages } from '@lingui/core';

export const groupFiles = import.meta.glob<{ messages: Messages }>([
  '../../locales/*/*.po',
  '!../../locales/*/shell.po',
  '!../../locales/*/manifest.po',
  '!../../locales/*/sandbox.po',
]);

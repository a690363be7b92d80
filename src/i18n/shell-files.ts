/**
 * Where the entry's words are in languages other than English: apart from the entry, which would grow with each of them.
 * Named one by one: other folders are in work, and not built.
 */
import type { Messages } from '@lingui/core';

export const shellFiles = import.meta.glob<{ messages: Messages }>(
  '../../locales/{hi,ta,te,kn,mr,gu,tr,es,it,fr,de,pt,sw,ar,si,sq,pseudo}/shell.po',
);

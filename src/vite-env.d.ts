declare module '*.po' {
  import type { Messages } from '@lingui/core';
  export const messages: Messages;
}

/** Of scripts/manifests.ts: the name below the app's icon, by language. */
declare module 'virtual:app-names' {
  export const appNames: Readonly<Record<string, string>>;
}

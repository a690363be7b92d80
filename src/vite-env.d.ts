declare module '*.po' {
  import type { Messages } from '@lingui/core';
  export const messages: Messages;
}

/** Of scripts/vite/manifests.ts: the name below the app's icon, by language. */
declare module 'virtual:app-names' {
  export const appNames: Readonly<Record<string, string>>;
}

/** Of scripts/vite/contract-marks.ts: which names are secret, by the contract. */
declare module 'virtual:contract-marks' {
  import type { Marks } from '#domain/secret.ts';
  export const contractMarks: Marks;
}

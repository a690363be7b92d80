import { shareMachine, type ShareEnd } from '#machines/share/share.machine.ts';
import { fromPromise } from 'xstate';

/** What the system's share sheet hands on. */
export interface Shared {
  title: string;
  text: string;
  url: string;
}

async function openSheet(content: Shared): Promise<ShareEnd> {
  // Not there outside https, and on many desktops.
  if (!('share' in navigator)) return 'unavailable';
  try {
    await navigator.share(content);
    return 'shared';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'cancelled' : 'unavailable';
  }
}

/** @param copy puts the link on the clipboard, and answers whether it took it */
export const shareActor = (content: Shared, copy: () => Promise<boolean>) =>
  shareMachine.provide({
    actors: { openSheet: fromPromise(() => openSheet(content)), copyLink: fromPromise(copy) },
  });

/** What another tab was told to speak. Loaded after the start: nobody waits for it. */
import { activate } from './catalogs.ts';
import { localeOf } from './locales.ts';

const open = () => new BroadcastChannel('language');

export function tellLanguage(tag: string): void {
  const channel = open();
  channel.postMessage(tag);
  channel.close();
}

/** Until the page goes. Words that can't be had leave the page as it is. */
export function followLanguage(): void {
  open().onmessage = ({ data }: MessageEvent<string>) => void activate(localeOf(data)).catch(() => undefined);
}

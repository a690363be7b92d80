/** What another tab was told to speak. */
import { openChannel } from '#storage/channel.ts';
import { activate } from './catalogs.ts';
import { localeOf } from './locales.ts';

const open = () => openChannel('language');

/** Once it is written: a page that starts meanwhile reads it. */
export function tellLanguage(tag: string): void {
  const channel = open();
  channel.postMessage(tag);
  channel.close();
}

/**
 * Until the page goes; begun before the page reads again what is chosen, so that no change falls between the two. Words that
 * can't be had leave the page as it is.
 */
export function followLanguage(): void {
  open().onmessage = ({ data }: MessageEvent<string>) => void activate(localeOf(data)).catch(() => undefined);
}

/** Another language, chosen by somebody: it is kept, and spoken in every tab. */
import { activate } from './catalogs.ts';
import { tellLanguage } from './language-channel.ts';
import type { Locale } from './locales.ts';

/** A link decided for its start; from now on the choice does. */
function forgetLink(): void {
  const url = new URL(location.href);
  if (!url.searchParams.has('lang')) return;
  url.searchParams.delete('lang');
  history.replaceState(history.state, '', url);
}

/**
 * @param keep on the device, for the next start
 * @returns false where its words can't be had: the page goes on in the language that it speaks. One that was followed by another
 * choice before its words came is over.
 */
export async function chooseLanguage(keep: (tag: string) => Promise<void>, locale: Locale): Promise<boolean> {
  try {
    if (!(await activate(locale))) return true;
  } catch {
    return false;
  }
  forgetLink();
  // Where the device keeps nothing, the choice holds until the page is closed.
  await keep(locale.tag).catch(() => undefined);
  tellLanguage(locale.tag);
  return true;
}

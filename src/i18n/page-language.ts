import { plainTag, type Locale } from './locales.ts';

/** Language and direction of the page. What is so already stays untouched: the browser would style every element again. */
export function setPageLanguage({ tag, direction }: Locale): void {
  const { documentElement: page } = document;
  const lang = plainTag(tag);
  if (page.lang !== lang) page.lang = lang;
  if (page.dir !== direction) page.dir = direction;
}

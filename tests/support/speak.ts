/** A page that stays open in one language after another. */
import type { Page } from '@playwright/test';
import { localeOf, plainTag, type Locale } from '#i18n/locales.ts';
import { layoutProblemsHere } from './layout.ts';
import { playProblemsHere } from './play-words.ts';
import { beingRead, begunAll } from './settled.ts';
import { keysAmong, textsHere } from './written.ts';

/** What looks at a page from within it: called from outside, each look takes longer to ask for than to make. */
const looks = { layoutProblemsHere, playProblemsHere, textsHere };

/** For the page that is open, until it is loaded anew; from then on it hears what another tab was told to speak. */
export async function bringLooks(page: Page): Promise<void> {
  await begunAll(page);
  await page.evaluate(
    Object.entries(looks)
      .map(([name, look]) => `globalThis.${name} = ${String(look)};`)
      .join('\n'),
  );
}

/**
 * Switches the language in place, as another tab of the device does (`i18n/language-channel.ts`), and looks at each.
 * @param isRead what the server says is read again in each language, and waited for
 */
export async function problemsInEach(page: Page, languages: readonly Locale[], isRead = false): Promise<string[]> {
  const seen = await page.evaluate(
    async ({ tags, reading }) => {
      const within = globalThis as unknown as typeof looks;
      const html = document.documentElement;
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      // React's task is the one before.
      const drawnAnew = () =>
        new Promise((resolve) => {
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener('message', resolve, { once: true });
          port1.start();
          port2.postMessage(null);
        });
      const channel = new BroadcastChannel('language');
      const seen = [];
      for (const tag of tags) {
        const turned = new Promise((resolve) =>
          new MutationObserver(resolve).observe(html, { attributeFilter: ['lang'] }),
        );
        channel.postMessage(tag);
        await turned;
        await drawnAnew();
        // Then what measures it has.
        await frame();
        await frame();
        while (reading && document.querySelector(reading)) await frame();
        const { lang, dir } = html;
        const [mains, headings] = ['main', 'main h1'].map((selector) => document.querySelectorAll(selector).length);
        seen.push({
          lang,
          dir,
          isHeaded: mains === headings,
          layout: [...within.layoutProblemsHere(), ...within.playProblemsHere()],
          texts: within.textsHere(),
        });
      }
      channel.close();
      return seen;
    },
    { tags: languages.map(({ tag }) => tag), reading: isRead ? beingRead : '' },
  );
  return seen.flatMap(({ lang, dir, isHeaded, layout, texts }, index) => {
    const { tag, direction } = languages[index] ?? localeOf(lang);
    const isIn = lang === plainTag(tag) && dir === direction;
    const found = [
      ...(isIn ? [] : [`in ${lang}, ${dir}`]),
      ...(isHeaded ? [] : ['not one h1']),
      ...layout,
      ...keysAmong(texts),
    ];
    return found.map((problem) => `${tag}: ${problem}`);
  });
}

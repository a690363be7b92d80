/** Whatever the server says is text: on every screen, in every field that the contract calls one. */
import type { Page } from '@playwright/test';
import { addressesOf, isForMembers } from '../support/addresses.ts';
import { hostileLinks, hostileTexts, longestWord } from '../support/hostile.ts';
import { isLinkField, rewriteReplies } from '../support/hostile-replies.ts';
import { layoutProblems } from '../support/layout.ts';
import { settled } from '../support/settled.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 360, height: 780 } });

/** What a text became part of, and what the policy had to stop. */
const dangers = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found = 'canary' in globalThis ? ['something was executed'] : [];
    const { origin } = location;
    const isSafe = (name: string, link: string) => {
      const url = URL.canParse(link, document.baseURI) ? new URL(link, document.baseURI) : null;
      if (url?.origin === origin) return true;
      return name === 'href' ? url?.protocol === 'https:' : /^(?:data:image\/(?:png|webp)|blob:)/.test(link);
    };
    for (const element of document.body.querySelectorAll('*')) {
      if (/^(?:script|iframe|object|embed|base|meta|link|style)$/i.test(element.tagName)) found.push(element.tagName);
      for (const { name, value } of element.attributes) {
        if (name.startsWith('on')) found.push(`${name}="${value}"`);
        if (/^(?:href|src|poster|action|formaction|xlink:href)$/.test(name) && !isSafe(name, value))
          found.push(`${name}="${value}"`);
      }
    }
    const { reports } = globalThis as unknown as { reports: string[] };
    return [...found, ...reports.splice(0)];
  });

async function watchPolicy(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const reports: string[] = [];
    Object.assign(globalThis, { reports });
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      reports.push(`${violatedDirective} ${blockedURI}`),
    );
  });
}

const cases = [
  // One field holds all of them: each would do its harm beside the others.
  { name: 'forty hostile texts', lang: 'en', texts: [hostileTexts.join('\n')], isLink: false },
  { name: 'forty hostile texts, right to left', lang: 'ar', texts: [hostileTexts.join('\n')], isLink: false },
  { name: 'words as long as a text may be', lang: 'en', texts: [longestWord], isLink: false },
  { name: 'twenty hostile links', lang: 'en', texts: hostileLinks, isLink: true },
] as const;

for (const { name, lang, texts, isLink } of cases) {
  test.describe(name, () => {
    test.use({ lang });
    test('are shown as text on every screen, in its layout', async ({ app, page, demo }) => {
      await watchPolicy(page);
      let turn = 0;
      const replaced = await rewriteReplies(page, (kept, field) =>
        isLinkField(field) === isLink ? (texts[turn++ % texts.length] ?? kept) : kept,
      );
      const problems: string[] = [];
      await app.open('/index');
      for (const { address, screen } of addressesOf(demo).filter(isForMembers)) {
        await app.linkTo(address);
        await app.shows(screen);
        await settled(page);
        const here = [...(await dangers(page)), ...(isLink ? [] : await layoutProblems(page))];
        problems.push(...here.map((problem) => `${address}: ${JSON.stringify(problem).slice(0, 120)}`));
      }
      expect(problems).toEqual([]);
      expect(replaced()).toBeGreaterThan(isLink ? 10 : 100);
    });
  });
}

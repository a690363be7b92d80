import { expect, type Page } from '@playwright/test';

/** Taps the first such link that can be seen, where it stands, once one is drawn there. */
export async function tapInView(page: Page, links: string): Promise<string> {
  const all = page.locator(links);
  // A long list draws what is in view a moment after it was scrolled there.
  const drawn = () => all.evaluateAll((them) => them.some((one) => one.getBoundingClientRect().top > innerHeight / 3));
  await expect.poll(drawn).toBe(true);
  return all.evaluateAll((them) => {
    const link = them.find((one) => one.getBoundingClientRect().top > innerHeight / 3);
    if (!(link instanceof HTMLElement)) throw new Error('no link can be seen');
    link.click();
    return link.getAttribute('href') ?? '';
  });
}

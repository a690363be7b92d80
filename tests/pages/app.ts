/** The app as a whole: its address and the screen that is shown. */
import { expect, type Locator, type Page } from '@playwright/test';
import type { Lang, Words } from '../support/words.ts';
import { pullDown } from './finger.ts';

export class App {
  readonly page: Page;
  readonly lang: Lang;
  readonly words: Words;
  private openings = 0;

  constructor(page: Page, lang: Lang, words: Words) {
    this.page = page;
    this.lang = lang;
    this.words = words;
  }

  /** Opens the app at an address of its own, as a link from elsewhere does. */
  async open(address = ''): Promise<void> {
    await this.page.goto(`/?lang=${this.lang}${address === '' ? '' : `#${address}`}`);
  }

  /** The same in a page that has the app open: another query loads it anew, and keeps its process. */
  async openAnew(address: string): Promise<void> {
    this.openings += 1;
    await this.page.goto(`/?lang=${this.lang}&opening=${this.openings}#${address}`);
  }

  /** Changes the address in the running app, as the address bar does. */
  async goTo(address: string): Promise<void> {
    await this.page.evaluate((hash) => {
      location.hash = hash;
    }, address);
  }

  /**
   * Follows a link to it, as a walk over many screens does: its code is here before the address changes. Of one that is
   * typed React leaves the skeleton for 300 ms.
   */
  async linkTo(address: string): Promise<void> {
    await this.page.evaluate(async (hash) => {
      if (location.hash === hash) return;
      const changed = new Promise((resolve) => addEventListener('hashchange', resolve, { once: true }));
      const link = Object.assign(document.createElement('a'), { href: hash });
      document.body.append(link);
      link.click();
      link.remove();
      await changed;
    }, `#${address}`);
  }

  /** @param name the route's, without its first slash */
  screen(name: string): Locator {
    return this.page.locator(`[data-screen="${name}"]`);
  }

  async shows(name: string): Promise<void> {
    await expect(this.screen(name)).toBeVisible();
  }

  async isAt(address: string): Promise<void> {
    await expect.poll(() => this.page.evaluate(() => location.hash)).toBe(`#${address}`);
  }

  /** Follows a link by where it leads. */
  async follow(address: string): Promise<void> {
    await this.page.locator(`a[href="#${address}"]`).filter({ visible: true }).first().click();
  }

  /** The header's, which leads back or up. */
  get arrow(): Locator {
    return this.page.locator('header a[data-up]');
  }

  /** How far down the page is, whole CSS px. */
  scrolled(): Promise<number> {
    return this.page.evaluate(() => Math.round(scrollY));
  }

  /** Reads a flow's screen again: by the button where there is one for it, otherwise by pulling. */
  async readAgain(frame: Locator): Promise<void> {
    await expect(frame).not.toHaveAttribute('aria-busy', 'true');
    const names = ['Try again', 'Check again', 'Continue', 'See new terms'].map(this.words);
    for (const name of names) {
      const button = frame.getByRole('button', { name, exact: true });
      if (await button.isVisible()) return button.click();
    }
    await pullDown(this.page);
  }

  button(message: string): Locator {
    return this.page.getByRole('button', { name: this.words(message), exact: true });
  }

  /** Of the page: the same may be spoken beside it. */
  heading(message: string): Locator {
    return this.page.getByRole('heading', { name: this.words(message), exact: true });
  }

  /** What is said to screen readers alone, beside the page. */
  get voice(): Locator {
    return this.page.locator('body > [aria-live]');
  }

  /** Without what is said alone. */
  seen(found: Locator): Locator {
    return found.and(this.page.locator(':not(body > [aria-live])'));
  }

  text(message: string): Locator {
    return this.seen(this.page.getByText(this.words(message), { exact: true }));
  }
}

import type { Locator } from '@playwright/test';
import type { RegionEvent } from '#machines/region/region.machine.ts';
import type { App } from './app.ts';

/** Moving to another region, in the settings. */
export class RegionPage {
  readonly frame: Locator;
  readonly field: Locator;
  readonly #app: App;

  constructor(app: App) {
    this.#app = app;
    this.frame = app.page.locator('[data-machine="region"]');
    this.field = this.frame.locator('select[name="region"]');
  }

  async send(event: RegionEvent): Promise<void> {
    const button = (message: string) => this.frame.getByRole('button', { name: this.#app.words(message), exact: true });
    switch (event.type) {
      case 'region.choose':
        await this.field.selectOption(String(event.region));
        return;
      case 'question.close':
        return button('Keep my region').click();
      case 'region.move':
        return button('Change region').or(button('Try again')).click();
    }
  }
}

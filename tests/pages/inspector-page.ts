import { readFile } from 'node:fs/promises';
import { expect, type Locator } from '@playwright/test';
import type { App } from './app.ts';

/** The inspector: beside a screen, or over the whole of it. */
export class InspectorPage {
  readonly dock: Locator;
  readonly screen: Locator;

  private readonly app: App;

  constructor(app: App) {
    this.app = app;
    this.dock = app.page.locator('[data-inspector="dock"]');
    this.screen = app.screen('dev/inspector');
  }

  /** Turns the switch of the settings, and is back on no screen in particular. */
  async turn(isOn: boolean): Promise<void> {
    await this.app.goTo('/user/system');
    const knob = this.app.page.getByRole('switch', { name: this.app.words('Inspect the app') });
    // Folded away or not.
    const beside = this.dock.or(this.app.button('Open inspector'));
    if (!isOn) await expect(beside).toHaveCount(1);
    await knob.setChecked(isOn);
    await expect(beside).toHaveCount(isOn ? 1 : 0);
  }

  async unfold(): Promise<void> {
    await this.app.button('Open inspector').click();
    await expect(this.dock).toBeVisible();
  }

  /** @param message of the tab */
  async show(message: string, within: Locator = this.dock): Promise<void> {
    await within.getByRole('tab', { name: this.app.words(message), exact: true }).click();
  }

  /** The state that the chart of an actor has lit. */
  lit(within: Locator = this.dock): Locator {
    return within.locator('[data-state-box][data-lit]');
  }

  async isLit(state: string, within: Locator = this.dock): Promise<void> {
    await expect(this.lit(within)).toHaveAttribute('data-state-box', state);
  }

  event(type: string): Locator {
    return this.dock.getByRole('button', { name: type });
  }

  /** The text of an export. @param message of its button */
  async saved(message: string, within: Locator): Promise<string> {
    const [file] = await Promise.all([
      this.app.page.waitForEvent('download'),
      within.getByRole('button', { name: this.app.words(message), exact: true }).click(),
    ]);
    return readFile(await file.path(), 'utf8');
  }
}

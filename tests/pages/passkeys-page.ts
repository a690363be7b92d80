import type { Locator } from '@playwright/test';
import type { PasskeysEvent } from '#machines/passkeys/passkeys.machine.ts';
import type { App } from './app.ts';

/** The passkeys of the member. */
export class PasskeysPage {
  readonly frame: Locator;
  readonly rows: Locator;
  readonly sheet: Locator;
  private readonly app: App;

  constructor(app: App) {
    this.app = app;
    this.frame = app.page.locator('[data-machine="passkeys"]');
    this.rows = this.frame.locator('li');
    this.sheet = app.page.locator('[data-sheet]');
  }

  send(event: PasskeysEvent): Promise<void> {
    const button = (where: Locator, message: string) =>
      where.getByRole('button', { name: this.app.words(message), exact: true });
    switch (event.type) {
      case 'passkey.add':
        return button(this.frame, 'Add a passkey').click();
      case 'passkey.choose':
        return this.rows.first().getByRole('button').click();
      case 'name.type':
        return this.sheet.locator('input[name="name"]').fill(event.text);
      case 'password.type':
        return this.sheet.locator('input[name="password"]').fill(event.text);
      case 'form.submit':
        return this.sheet.locator('button[type="submit"]').click();
      case 'removal.ask':
        return button(this.sheet, 'Remove passkey').click();
      case 'passkey.remove':
        return button(this.sheet, 'Remove').click();
      case 'dialog.close':
        return button(this.sheet, 'Cancel').click();
    }
  }
}

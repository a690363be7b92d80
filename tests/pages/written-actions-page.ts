import type { Locator } from '@playwright/test';
import type { ReportReason } from '#domain/community.ts';
import type { WrittenActionsEvent } from '#machines/written-actions/written-actions.machine.ts';
import type { App } from './app.ts';

const reasons: Record<ReportReason, string> = {
  spam: 'Spam',
  scam: 'Scam or false promise',
  abuse: 'Insult or threat',
  private: 'Private details',
  other: 'Something else',
};

/** What is done with posts and comments: own ones are the newest comment of the open post, another's is that post. */
export class WrittenActionsPage {
  readonly frame: Locator;
  readonly sheet: Locator;
  readonly #app: App;

  constructor(app: App) {
    this.#app = app;
    this.frame = app.page.locator('[data-machine="writtenActions"]');
    this.sheet = app.page.locator('[data-sheet]');
  }

  menuOf(row: Locator): Locator {
    return row.locator('[aria-haspopup="dialog"]:not(:has(img))');
  }

  send(event: WrittenActionsEvent): Promise<void> {
    const button = (message: string) => this.sheet.getByRole('button', { name: this.#app.words(message), exact: true });
    switch (event.type) {
      case 'menu.open': {
        const post = this.frame.locator('[data-post]:has([data-machine="comments"])');
        return this.menuOf(event.words.isOwn ? post.locator('[data-comment]') : post.locator('header'))
          .first()
          .click();
      }
      case 'menu.close':
        return button('Close').click();
      case 'menu.cancel':
        return button('Cancel').click();
      case 'edit.open':
        return button('Edit').click();
      case 'edit.save':
        return button('Save changes').click();
      case 'text.type':
        return this.sheet.locator('textarea').fill(event.text);
      case 'deletion.open':
      case 'deletion.confirm':
        return button('Delete').click();
      case 'report.open':
        return this.sheet
          .getByRole('button')
          .nth(event.about === 'words' ? 1 : 2)
          .click();
      case 'reason.choose':
        return this.sheet.getByText(this.#app.words(reasons[event.reason]), { exact: true }).click();
      case 'report.send':
        return button('Send report').click();
      case 'block.open':
        return this.sheet.getByRole('button').nth(3).click();
      case 'block.confirm':
        return button('Block').click();
    }
  }
}

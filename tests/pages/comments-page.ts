import type { Locator } from '@playwright/test';
import type { CommentsEvent } from '#machines/comments/setup.ts';
import type { App } from './app.ts';

/** What a member does; the rest is told by the outbox. */
type Gesture = Exclude<CommentsEvent, { type: 'outbox.told' | 'outbox.sent' }>;

/** The comments of the post that is open: each event of the machine as what a member does. */
export class CommentsPage {
  readonly frame: Locator;
  readonly box: Locator;
  readonly comments: Locator;
  readonly held: Locator;

  private readonly app: App;

  constructor(app: App) {
    this.app = app;
    this.frame = app.page.locator('[data-machine="comments"]');
    this.box = this.frame.locator('textarea[name="comment"]');
    this.comments = this.frame.locator('[data-comment]');
    this.held = this.frame.locator('[data-unsent="held"]');
  }

  send(event: Gesture): Promise<void> {
    switch (event.type) {
      case 'text.type':
        return this.box.fill(event.text);
      case 'reply.choose':
        return this.button('Reply').first().click();
      case 'reply.cancel':
        return this.button('Cancel reply').click();
      case 'comment.send':
        return this.frame.locator('button[type="submit"]').click();
      case 'comment.retry':
        return this.button('Send again').first().click();
      case 'comment.drop':
        return this.button("Don't send").first().click();
      case 'page.extend':
        return this.button('More comments').click();
      case 'list.refresh':
        return this.refresh();
    }
  }

  /** What is there already is read again when the post is opened anew. */
  private refresh(): Promise<void> {
    return this.button('Try again').click();
  }

  private button(message: string): Locator {
    return this.frame.getByRole('button', { name: this.app.words(message), exact: true });
  }
}

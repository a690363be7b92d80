import type { Locator } from '@playwright/test';
import type { LikeEvent, LikeFact } from '#machines/like/like.machine.ts';
import type { App } from './app.ts';

/** The like of one post. */
export class LikePage {
  readonly frame: Locator;

  constructor(app: App, postId: string) {
    this.frame = app.page.locator(`[data-post="${postId}"] [data-machine="like"]`);
  }

  send(event: Exclude<LikeEvent, LikeFact>): Promise<void> {
    switch (event.type) {
      case 'like.press':
        return this.frame.click();
    }
  }
}

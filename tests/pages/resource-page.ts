import type { Locator } from '@playwright/test';
import type { ResourceEvent } from '#machines/resource/resource.machine.ts';
import type { App } from './app.ts';
import { pullDown } from './finger.ts';

/** What a member does; the rest are facts from elsewhere. */
type Gesture = Exclude<ResourceEvent, { type: 'network.returned' }>;

/** The only thing that a screen reads, and how a member has it read again. */
export class ResourcePage {
  readonly frame: Locator;

  private readonly app: App;

  constructor(app: App) {
    this.app = app;
    this.frame = app.page.locator('[data-machine="resource"]');
  }

  send(event: Gesture): Promise<void> {
    switch (event.type) {
      case 'resource.refresh':
        return this.refresh();
    }
  }

  /** What is there already is pulled. */
  private async refresh(): Promise<void> {
    if ((await this.frame.getAttribute('data-state')) !== 'failed') return pullDown(this.app.page);
    return this.frame.getByRole('button', { name: this.app.words('Try again'), exact: true }).click();
  }
}

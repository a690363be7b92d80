import type { Locator } from '@playwright/test';
import type { RecordExportEvent } from '#machines/record-export/record-export.machine.ts';
import type { App } from './app.ts';

/** Making a file of the records that are listed. */
export class RecordExportPage {
  readonly frame: Locator;

  private readonly app: App;

  constructor(app: App) {
    this.app = app;
    this.frame = app.page.locator('[data-machine="recordExport"]');
  }

  send(event: RecordExportEvent): Promise<void> {
    const button = (message: string) => this.frame.getByRole('button', { name: this.app.words(message), exact: true });
    switch (event.type) {
      case 'export.start':
        return button('Export as CSV').or(button('Continue')).click();
      case 'export.stop':
        return button('Stop').click();
    }
  }
}

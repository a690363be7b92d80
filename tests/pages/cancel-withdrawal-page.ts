import type { App } from './app.ts';
import { CancelPage } from './cancel-page.ts';

/** Cancelling a withdrawal, while it is pending. */
export class CancelWithdrawalPage extends CancelPage {
  constructor(app: App) {
    super(app, {
      machine: 'cancelWithdrawal',
      label: 'Cancel withdrawal',
      addressOf: (id) => `/user/withrecord?id=${id}`,
    });
  }
}

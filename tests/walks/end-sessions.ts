/** Ending sessions of other devices: before each path one signs in elsewhere, so that there is something to end. */
import { expect } from '@playwright/test';
import { sessions } from '#contract/sessions.ts';
import { endSessionsWalk } from '#machines/end-sessions/end-sessions.walk.ts';
import { pathOf } from '../flows/money-paths.ts';
import { EndSessionsPage } from '../pages/end-sessions-page.ts';
import { playbookOf, type Arrange } from './playbook.ts';
import { signedIn } from './sign-in.ts';

const isClosed: Arrange =
  async ({ app }) =>
  () =>
    expect(new EndSessionsPage(app).sheet).toHaveCount(0);

export const endSessionsBook = playbookOf<EndSessionsPage>(endSessionsWalk, {
  machine: 'endSessions',
  address: () => '/user/sessions',
  page: (app) => new EndSessionsPage(app),
  ports: { endSession: pathOf(sessions.endSession), endOtherSessions: pathOf(sessions.endOtherSessions) },
  ready: async (stage) => {
    await signedIn(stage);
    await stage.account.signIn();
  },
  outcomes: { 'endSession done': isClosed, 'endOtherSessions done': isClosed },
});

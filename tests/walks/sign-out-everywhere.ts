/** Ending the sessions of all devices: each path that does it ends at login, and the next one signs in again. */
import { sessions } from '#contract/sessions.ts';
import { signOutEverywhereWalk } from '#machines/sign-out-everywhere/sign-out-everywhere.walk.ts';
import { pathOf } from '../flows/money-paths.ts';
import { SignOutEverywherePage } from '../pages/sign-out-everywhere-page.ts';
import { playbookOf } from './playbook.ts';
import { signedIn } from './sign-in.ts';

export const signOutEverywhereBook = playbookOf<SignOutEverywherePage>(signOutEverywhereWalk, {
  machine: 'signOutEverywhere',
  address: () => '/user/securitycenter',
  page: (app) => new SignOutEverywherePage(app),
  ports: { endSessions: pathOf(sessions.logoutEverywhere) },
  ready: signedIn,
  outcomes: {
    'endSessions done':
      async ({ app }) =>
      () =>
        app.shows('user/login'),
  },
  unseen: { ended: 'login follows in the same step' },
});

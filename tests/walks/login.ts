/** Signing in. */
import { user } from '#contract/user.ts';
import { loginWalk } from '#machines/login/login.walk.ts';
import { pathOf } from '../flows/money-paths.ts';
import { LoginPage } from '../pages/login-page.ts';
import { networkReturns } from './network.ts';
import { playbookOf } from './playbook.ts';
import { quiet, signedOut } from './sign-in.ts';

export const loginBook = playbookOf<LoginPage>(loginWalk, {
  machine: 'login',
  address: () => `/user/login?from=${quiet}`,
  page: (app) => new LoginPage(app.page, app.words),
  ready: signedOut,
  ports: {
    loadCountries: pathOf(user.countries),
    loadDemo: pathOf(user.demo),
    signIn: pathOf(user.login),
  },
  facts: { 'network.returned': networkReturns },
  outcomes: {
    'signIn done':
      async ({ app }) =>
      () =>
        app.isAt(quiet),
  },
  gestures: {
    // The sample's phone is the demo member's, who has to be found again.
    'field.change': ({ demo }) => ({ type: 'field.change', field: 'phone', value: demo.phone }),
  },
  unplayable: {
    'loading: field.change': 'the form is closed until the countries are there',
    'failed: field.change': 'what failed shows no fields',
    'filling: field.change': 'is the same as in "form"',
  },
  unseen: { signedIn: 'the session takes over in the same step' },
});

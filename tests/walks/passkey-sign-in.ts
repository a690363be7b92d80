/** Signing in with a passkey, which the device of the page holds. */
import { passkeys } from '#contract/passkeys.ts';
import { passkeySignInWalk } from '#machines/passkey-sign-in/passkey-sign-in.walk.ts';
import { pathOf } from '../flows/money-paths.ts';
import { PasskeySignInPage } from '../pages/passkey-sign-in-page.ts';
import { plugInOnePasskey, verifyHolder } from '../support/plug-in.ts';
import { playbookOf } from './playbook.ts';
import { quiet, signedOut } from './sign-in.ts';

export const passkeySignInBook = playbookOf<PasskeySignInPage>(passkeySignInWalk, {
  machine: 'passkeySignIn',
  address: () => `/user/login?from=${quiet}`,
  page: (app) => new PasskeySignInPage(app),
  ready: async (stage) => {
    await signedOut(stage);
    await plugInOnePasskey(stage.page, stage.account, stage.demo.fundPassword);
  },
  ports: {
    askRequest: pathOf(passkeys.askSignIn),
    signIn: pathOf(passkeys.signInByPasskey),
  },
  outcomes: {
    'sign failed: dismissed': ({ page }) => verifyHolder(page, false),
    'signIn done':
      async ({ app }) =>
      () =>
        app.isAt(quiet),
  },
  unplayable: { 'sign failed: no code': 'the code of the library is kept by the device, as all of the app is' },
  unseen: { signedIn: 'the session takes over in the same step' },
});

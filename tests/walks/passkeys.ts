/** Passkeys: a device in software makes them, and before each path the member has one. */
import { expect } from '@playwright/test';
import { passkeys } from '#contract/passkeys.ts';
import { passkeysWalk } from '#machines/passkeys/passkeys.walk.ts';
import { pathOf } from '../flows/money-paths.ts';
import { PasskeysPage } from '../pages/passkeys-page.ts';
import { giveOnePasskey, plugIn, verifyHolder } from '../support/plug-in.ts';
import { playbookOf, type Arrange } from './playbook.ts';
import { signedIn } from './sign-in.ts';

const isClosed: Arrange =
  async ({ app }) =>
  () =>
    expect(new PasskeysPage(app).sheet).toHaveCount(0);

export const passkeysBook = playbookOf<PasskeysPage>(passkeysWalk, {
  machine: 'passkeys',
  address: () => '/user/passkeys',
  page: (app) => new PasskeysPage(app),
  ports: {
    offerPasskey: pathOf(passkeys.offerPasskey),
    addPasskey: pathOf(passkeys.addPasskey),
    renamePasskey: pathOf(passkeys.renamePasskey),
    removePasskey: pathOf(passkeys.removePasskey),
  },
  // The device has none yet: it makes the one that is added.
  ready: async (stage) => {
    const { app, page, account, demo } = stage;
    await signedIn(stage);
    // What the last path set off is over: nothing is added after it was cleared away.
    const { frame } = new PasskeysPage(app);
    if (await frame.isVisible()) await expect(frame).not.toHaveAttribute('aria-busy', 'true');
    await plugIn(page);
    await giveOnePasskey(page, account, demo.fundPassword);
  },
  gestures: {
    'password typed': ({ demo }) => ({ type: 'password.type', text: demo.fundPassword }),
  },
  outcomes: {
    'offerPasskey failed': ({ app }) => new PasskeysPage(app).send({ type: 'password.type', text: 'Mistyped1' }),
    'makePasskey failed': ({ page }) => verifyHolder(page, false),
    'addPasskey done': isClosed,
    'renamePasskey done': isClosed,
    'removePasskey done': isClosed,
  },
});

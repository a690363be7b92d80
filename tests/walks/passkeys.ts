/** Passkeys: a device in software makes them, and before each path the member has one. */
import { expect } from '@playwright/test';
import { passkeys } from '#contract/passkeys.ts';
import { passkeysWalk } from '#machines/passkeys/passkeys.walk.ts';
import { softAuthenticator } from '../support/soft-authenticator.ts';
import { pathOf } from '../flows/money-paths.ts';
import { PasskeysPage } from '../pages/passkeys-page.ts';
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
    addPasskey: pathOf(passkeys.offerPasskey),
    renamePasskey: pathOf(passkeys.renamePasskey),
    removePasskey: pathOf(passkeys.removePasskey),
  },
  ready: async (stage) => {
    await signedIn(stage);
    const { client } = stage.account;
    const kept = await client.call(passkeys.passkeys, {});
    for (const { id } of kept.value.list) await client.call(passkeys.removePasskey, { passkeyId: id });
    const { value: offer } = await client.call(passkeys.offerPasskey, { password: stage.demo.fundPassword });
    const credential = softAuthenticator(new URL(stage.page.url()).origin).create(offer);
    await client.call(passkeys.addPasskey, { credential, passkeyName: 'Phone' });
    await new PasskeysPage(stage.app).plugIn();
  },
  gestures: {
    'password typed': ({ demo }) => ({ type: 'password.type', text: demo.fundPassword }),
  },
  outcomes: { 'addPasskey done': isClosed, 'renamePasskey done': isClosed, 'removePasskey done': isClosed },
});

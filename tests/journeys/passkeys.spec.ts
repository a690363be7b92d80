/** A passkey from its first day to its last: added, used to sign in and to withdraw, removed; each time the device is asked. */
import { unit } from '#domain/money.ts';
import { SessionPage } from '../pages/app-page.ts';
import { PasskeySignInPage } from '../pages/passkey-sign-in-page.ts';
import { PasskeysPage } from '../pages/passkeys-page.ts';
import { WithdrawalPage } from '../pages/withdrawal-page.ts';
import { plugIn, verifyHolder } from '../support/plug-in.ts';
import { expect, test } from '../support/test.ts';
import { gate } from '../support/tiers.ts';
import { expectHeldOnce, heldBy } from '../support/withdrawing.ts';

for (const lang of ['en', 'ar'] as const) {
  test.describe(lang, () => {
    test.use({ lang, ownWorld: true });

    test(
      'add a passkey, sign in and withdraw with it, remove it',
      { tag: gate },
      async ({ app, page, world, demo, account }) => {
        const [list, signIn, withdrawal] = [new PasskeysPage(app), new PasskeySignInPage(app), new WithdrawalPage(app)];
        await app.open('/user/securitycenter');
        await plugIn(page);
        await app.follow('/user/passkeys');
        await expect(app.text('You have no passkeys.')).toBeVisible();
        await list.send({ type: 'passkey.add', hasFundPassword: true });
        await list.send({ type: 'name.type', text: 'My phone' });
        await list.send({ type: 'password.type', text: 'Mistyped1' });
        await list.send({ type: 'form.submit' });
        await expect(list.sheet).toContainText(app.words("That isn't your fund password"));
        await expect(list.sheet.locator('input[name="password"]')).toBeFocused();
        await list.send({ type: 'password.type', text: demo.fundPassword });
        await list.send({ type: 'form.submit' });
        await expect(list.rows).toHaveText(/My phone/);

        await new SessionPage(app).send({ type: 'signOut.request', isTold: false });
        await app.shows('user/login');
        await verifyHolder(page, false);
        await signIn.send({ type: 'passkey.use' });
        await signIn.is('dismissed');
        await expect(app.text("Your device didn't confirm this. Try again")).toBeVisible();
        await verifyHolder(page, true);
        await signIn.send({ type: 'passkey.use' });
        await app.shows('index');

        const before = await heldBy(account);
        await withdrawal.open('usdt');
        await withdrawal.review(demo.addressId, '20');
        await withdrawal.send({ type: 'review.confirm' });
        await verifyHolder(page, false);
        await withdrawal.send({ type: 'passkey.use' });
        await withdrawal.is('password');
        await expect(app.text("Your device didn't confirm this. Try again")).toBeVisible();
        await verifyHolder(page, true);
        await withdrawal.send({ type: 'passkey.use' });
        await withdrawal.is('submitted');
        await expectHeldOnce(world, account, before, 20n * unit);

        // By the message that tells of it.
        await app.goTo('/user/msg');
        await app.text('A passkey was added').first().click();
        await app.follow('/user/passkeys');
        await list.send({
          type: 'passkey.choose',
          passkey: { id: '', name: '', addedAt: 0, usedAt: null, confirms: true },
        });
        await list.send({ type: 'removal.ask' });
        await list.send({ type: 'passkey.remove' });
        await expect(app.text('You have no passkeys.')).toBeVisible();

        await new SessionPage(app).send({ type: 'signOut.request', isTold: false });
        await signIn.send({ type: 'passkey.use' });
        await signIn.is('failed');
        await expect(app.text("We couldn't verify this passkey")).toBeVisible();
      },
    );
  });
}

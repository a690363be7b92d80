/** Another e-mail address and another phone number: a code to the old one, then one to the new one (product 5.16). */
import { contact } from '#contract/contact.ts';
import { pathOf } from '../flows/money-paths.ts';
import { ChangeContactPage } from '../pages/change-contact-page.ts';
import { expect, test } from '../support/test.ts';
import { gate } from '../support/tiers.ts';

for (const lang of ['en', 'ar'] as const) {
  test.describe(lang, () => {
    test.use({ lang, ownWorld: true });

    test('the e-mail address, then the phone number, change', { tag: gate }, async ({ app, page, world, demo }) => {
      const flow = new ChangeContactPage(app);
      const next = 'asha.next@dayrent.example';
      await app.open('/user/securitycenter');
      await app.follow('/user/contact');
      await flow.is('form');
      await flow.send({ type: 'way.choose', way: 'email' });
      await flow.send({ type: 'form.submit' });
      await flow.is('code');
      const right = await world.codeFor('asha@dayrent.example');
      await flow.send({ type: 'code.type', text: right === '000000' ? '000001' : '000000' });
      await expect(flow.frame.getByRole('alert')).toBeVisible();
      await flow.send({ type: 'code.type', text: right });
      await flow.is('account');
      await flow.send({ type: 'field.change', field: 'email', value: 'asha' });
      await flow.send({ type: 'account.submit' });
      await expect(flow.frame.locator('[name="email"]')).toBeFocused();
      await flow.send({ type: 'field.change', field: 'email', value: next });
      await flow.send({ type: 'account.submit' });
      await flow.is('code');
      // Where the answer is lost, the same is asked again.
      await world.fault({ path: pathOf(contact.changeContact), fault: 'error-after' });
      await flow.send({ type: 'code.type', text: await world.codeFor(next) });
      await flow.is('unsettled');
      await flow.send({ type: 'outcome.check' });
      await flow.is('changed');
      await expect(flow.frame).toContainText('a•••@dayrent.example');

      const phone = '9850012345';
      await app.follow('/user/securitycenter');
      await app.follow('/user/contact');
      await flow.is('form');
      await flow.send({ type: 'form.submit' });
      await flow.is('code');
      await flow.send({ type: 'code.type', text: await world.codeFor(demo.phone) });
      await flow.is('account');
      await flow.send({ type: 'field.change', field: 'phone', value: phone });
      await flow.send({ type: 'account.submit' });
      await flow.is('code');
      await flow.send({ type: 'code.type', text: await world.codeFor(phone) });
      await flow.is('changed');
      await app.follow('/user/securitycenter');
      await expect(app.screen('user/securitycenter')).toContainText(phone.slice(-4));
      await app.goTo('/user/msg');
      await expect(page.getByText(app.words('Phone or e-mail changed'), { exact: true })).toHaveCount(2);
    });
  });
}

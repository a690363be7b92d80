/** A device that can't keep data: the app works with the server, says where it can't, and is well again by itself. */
import { LoginPage } from '../pages/login-page.ts';
import { settled } from '../support/settled.ts';
import { cure, everyIll, sicken } from '../support/sick-device.ts';
import { expect, openKept, test } from '../support/two-builds.ts';

test.use({ member: null, serviceWorkers: 'allow' });

const screens = ['index', 'projects', 'index/friend', 'dynamic', 'mine'] as const;

for (const ill of everyIll) {
  test(`a database that is ${ill} ends in a clear state everywhere, and in an ordinary app once it is not`, async ({
    app,
    page,
    context,
    world,
    builds,
    deployment,
    demo,
  }) => {
    deployment.deploy(builds.prepended(builds.first, `sick-${ill}`, sicken(ill)));
    await context.addInitScript({ content: sicken(ill) });
    await openKept(app, '/user/login');
    await new LoginPage(page, app.words).signIn({ phone: demo.phone, password: demo.password });
    await app.shows('index');
    for (const screen of screens) {
      await app.goTo(`/${screen}`);
      await app.shows(screen);
      await settled(page);
      await expect(app.screen(screen).getByRole('button', { name: app.words('Try again') })).toHaveCount(0);
    }
    await world.kill();
    await app.goTo('/user/address');
    await app.shows('user/address');
    await settled(page);
    const again = app.screen('user/address').getByRole('button', { name: app.words('Try again') });
    await expect(again).toBeVisible();
    await cure(page);
    await world.restart();
    await expect(again).toHaveCount(0);
    await settled(page);
  });
}

test.describe('who is signed in', () => {
  test.use({ member: 'demo' });

  test('is asked again where the device did not say it in time', async ({ app, page, context }) => {
    await context.addInitScript({ content: sicken('silent') });
    await app.open('/mine');
    await app.shows('user/login');
    await cure(page);
    await app.isAt('/mine');
    await app.shows('mine');
  });
});

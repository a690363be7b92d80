/** The code step of every flow that has one, where something comes between: a code that can't be sent, a network that is lost. */
import { registration } from '#contract/registration.ts';
import { demoMember } from '#sandbox/seed/people.ts';
import { pathOf } from '../flows/money-paths.ts';
import type { App } from '../pages/app.ts';
import { RegisterPage } from '../pages/register-page.ts';
import { expect, test } from '../support/test.ts';

test.use({ member: null, ownWorld: true });

const phone = '9876543219';
const password = 'Ravi2026new';

/** To where the code is typed. */
async function registerToCode(app: App): Promise<RegisterPage> {
  const register = new RegisterPage(app);
  await app.open(`/user/login/register?invite=${demoMember.inviteCode}`);
  await register.is('form');
  await register.send({ type: 'field.change', field: 'phone', value: phone });
  await register.send({ type: 'field.change', field: 'password', value: password });
  await register.send({ type: 'form.submit' });
  await register.is('code');
  return register;
}

test('what describes the code stands still', async ({ app }) => {
  const { frame } = await registerToCode(app);
  const timeLeft = frame.locator('form').getByRole('timer');
  const told = await frame.locator('input[name="code"]').getAttribute('aria-describedby');
  const description = frame.locator(`[id="${told}"]`);
  const [before, left] = [(await description.textContent()) ?? '', (await timeLeft.textContent()) ?? ''];
  await expect(timeLeft).not.toHaveText(left);
  await expect(description).toHaveText(before);
});

test('who asks for another code goes on in its field', async ({ app, world }) => {
  const register = await registerToCode(app);
  await world.advance({ minutes: 1 });
  // The answer sets the page's clock.
  const code = await world.codeFor(phone);
  await register.send({ type: 'code.type', text: code === '000000' ? '000001' : '000000' });
  await expect(register.frame.getByRole('alert')).toBeVisible();
  await register.send({ type: 'code.request' });
  await expect(app.button('Send another code')).toHaveCount(0);
  await expect(register.frame.locator('input[name="code"]')).toBeFocused();
});

test('a code that was not sent is asked for by hand, and one typed offline waits for the button', async ({
  app,
  world,
  guard,
}) => {
  const register = new RegisterPage(app);
  await app.open(`/user/login/register?invite=${demoMember.inviteCode}`);
  await register.is('form');
  await world.fault({ path: pathOf(registration.registerCodeByPhone), fault: 'error-before' });
  await register.send({ type: 'field.change', field: 'phone', value: phone });
  await register.send({ type: 'field.change', field: 'password', value: password });
  await register.send({ type: 'form.submit' });
  await register.is('request');
  await expect(register.frame.getByRole('alert')).toBeVisible();
  await world.faultsTaken();
  await register.send({ type: 'code.request' });
  await register.is('code');

  const code = await world.codeFor(phone);
  await guard.setOffline(true);
  await expect(register.submit).toBeDisabled();
  await register.send({ type: 'code.type', text: code });
  await register.is('code');
  await guard.setOffline(false);
  await register.send({ type: 'code.enter' });
  await register.is('welcome');
});

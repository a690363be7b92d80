/** Collecting on home: what becomes of it is told, whatever is read again meanwhile, and nothing is collected unpressed. */
import type { Page } from '@playwright/test';
import { intentPath, lost, takePath } from '../flows/money-paths.ts';
import type { App } from '../pages/app.ts';
import type { ConsoleGuard } from '../support/console-guard.ts';
import { settled } from '../support/settled.ts';
import { expect, test } from '../support/test.ts';
import { countLoads } from '../support/two-builds.ts';

test.use({ ownWorld: true });

const collectOf = (app: App) => app.page.getByRole('button', { name: app.words('Collect <0/>').split('<')[0] ?? '' });

/** A finger pulls nothing behind a dialog, but a network that returns reads the screen again. */
async function readAgain(page: Page, guard: ConsoleGuard): Promise<void> {
  const read = page.waitForResponse((response) => response.url().endsWith('/income/income/today'));
  await guard.setOffline(true);
  await guard.setOffline(false);
  await read;
  await settled(page);
}

test('a doubt stays while home is read again, and once it is closed home leads to it', async ({
  app,
  page,
  world,
  guard,
}) => {
  const dialog = page.getByRole('dialog');
  const doubt = app.words("We're still confirming your income");
  await world.advance({ hours: 26 });
  await app.open('/index');
  await settled(page);
  await world.fault({ path: takePath, fault: 'lost-reply', times: lost });
  await world.fault({ path: intentPath, fault: 'error-before', times: 1000 });
  await collectOf(app).click();
  await expect(dialog).toContainText(doubt);
  await readAgain(page, guard);
  await expect(page.locator('main').getByText(app.words('Your machines are running'))).toBeVisible();
  await expect(dialog).toContainText(doubt);
  await dialog.getByRole('button', { name: app.words('Close') }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.locator('main').getByText(doubt)).toBeVisible();
  await expect(page.locator('main a[href="#/user/myorder"]').first()).toBeFocused();
  await world.clearFaults();
  await app.follow('/user/receiveincome');
  await expect(app.text('On its way').first()).toBeVisible();
  await world.expectVerified();
});

test('the moment stays while home is read again, and what falls due later waits for its own press', async ({
  app,
  page,
  world,
  guard,
}) => {
  const moment = page.getByRole('dialog');
  await world.advance({ hours: 26 });
  await app.open('/index');
  await settled(page);
  await collectOf(app).click();
  await expect(moment).toHaveAccessibleName(app.words('Your income is on its way'));
  await readAgain(page, guard);
  await expect(moment).toHaveAccessibleName(app.words('Your income is on its way'));
  await moment.getByRole('button', { name: app.words('Done') }).click();
  await expect(moment).toHaveCount(0);
  await expect(page.locator('main a[href="#/user/myorder"]').first()).toBeFocused();
  const sent: string[] = [];
  page.on('request', (request) => sent.push(new URL(request.url()).pathname));
  await world.advance({ days: 3 });
  await readAgain(page, guard);
  await expect(collectOf(app)).toBeEnabled();
  await expect(collectOf(app)).not.toHaveAttribute('aria-busy', 'true');
  expect(sent).not.toContain(takePath);
});

test('a press whose code can’t be had is over: it says so, and nothing is collected until the next', async ({
  app,
  page,
  world,
}) => {
  const code = /\/assets\/later-[^/]+\.js$/;
  let isDown = true;
  await page.route(code, (route) => {
    world.faulted.add(new URL(route.request().url()).pathname);
    return isDown ? route.fulfill({ status: 502 }) : route.continue();
  });
  await world.advance({ hours: 26 });
  const loads = countLoads(page);
  await app.open('/index');
  // Once for each build it could be a file that a deploy removed.
  await expect.poll(loads).toBe(2);
  await app.shows('index');
  await settled(page);
  await collectOf(app).click();
  await expect(page.getByRole('alert')).toContainText(app.words('Network problem. Try again later'));
  await expect(collectOf(app)).not.toHaveAttribute('aria-busy', 'true');

  const sent: string[] = [];
  page.on('request', (request) => sent.push(new URL(request.url()).pathname));
  isDown = false;
  const here = page.waitForResponse((response) => code.test(response.url()) && response.ok());
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await here;
  await settled(page);
  expect(sent).not.toContain(takePath);
  await collectOf(app).click();
  await expect(page.getByRole('dialog')).toHaveAccessibleName(app.words('Your income is on its way'));
  await expect(page.getByRole('alert')).toHaveCount(0);
});

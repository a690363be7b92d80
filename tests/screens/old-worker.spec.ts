/** The service worker of the oldest browsers that we serve (docs/browsers.md): without what came after them. */
import { UpdatePage } from '../pages/update-page.ts';
import { withoutNewerFunctions } from '../support/newer-functions.ts';
import { expect, openKept, runs, test } from '../support/two-builds.ts';

test.use({ serviceWorkers: 'allow' });

test('it keeps the app, opens it without a server, and gives way to the next', async ({
  app,
  page,
  world,
  builds,
  deployment,
}) => {
  const [old, next] = [builds.first, builds.next].map((build) =>
    builds.prepended(build, `old-worker-${build.id}`, withoutNewerFunctions),
  );
  if (!old || !next) throw new Error('two builds');
  await page.addInitScript({ content: withoutNewerFunctions });
  deployment.deploy(old);
  await openKept(app);
  const [worker] = page.context().serviceWorkers();
  expect(await worker?.evaluate(() => 'any' in AbortSignal)).toBe(false);
  await world.kill();
  await page.reload();
  await app.shows('mine');
  await expect(app.text('No connection')).toBeVisible();
  await world.restart();
  await expect(app.text('No connection')).toHaveCount(0);

  const update = new UpdatePage(app);
  deployment.deploy(next);
  await page.reload();
  await expect(update.dialog).toContainText(next.version);
  await update.send({ type: 'release.confirm' });
  await runs(page, next);
  await app.shows('mine');
});

/** Signing out leaves nothing of the member in the browser; a session that ended, only what is kept for their return. */
import { headers } from '#domain/headers.ts';
import { formatAmount, toDecimal } from '#domain/money.ts';
import { InspectorPage } from '../pages/inspector-page.ts';
import { LoginPage } from '../pages/login-page.ts';
import { WithdrawalPage } from '../pages/withdrawal-page.ts';
import { photoWithPlace } from '../support/pictures.ts';
import { settled } from '../support/settled.ts';
import { expect, test } from '../support/test.ts';
import { keptOnDevice, textsInMemory } from '../support/traces.ts';

test.use({ ownWorld: true, member: null, serviceWorkers: 'allow' });

/** In the news, which everybody may read. */
const searched = 'loan for my wedding';

/** A draft or an intent of somebody; the code that makes such keys is among the app’s own files. */
const keptKey = /(?:draft|intent)\.v1\/\w/;

test('signing out leaves no trace on the device and in memory; an ended session keeps what was typed alone', async ({
  app,
  page,
  context,
  world,
  account,
  demo,
}) => {
  const [withdrawal, login, inspector] = [
    new WithdrawalPage(app),
    new LoginPage(page, app.words),
    new InspectorPage(app),
  ];
  const tokens: string[] = [];
  page.on('request', (request) => {
    const token = request.headers()[headers.token.toLowerCase()];
    if (token !== undefined && !tokens.includes(token)) tokens.push(token);
  });
  let { usdt, inr } = await account.standing();
  const secrets = () => [
    ...tokens,
    demo.phone,
    demo.memberId,
    demo.orderId,
    demo.password,
    demo.fundPassword,
    demo.name,
    searched,
    new URLSearchParams({ find: searched }).toString(),
    ...[usdt, inr].flatMap((amount) => [formatAmount(amount), toDecimal(amount), String(amount)]),
  ];
  const found = (texts: readonly string[]) => secrets().filter((one) => texts.some((text) => text.includes(one)));
  const use = async () => {
    await app.goTo('/user/system');
    await inspector.turn(true);
    for (const address of ['/index', `/index/detail?productId=${demo.productId}`, `/user/orders?id=${demo.orderId}`]) {
      await app.goTo(address);
      await app.shows(address.slice(1).split('?')[0] ?? '');
      await settled(page);
    }
    for (const address of [`/news?find=${searched}`, '/user/record?type=1', '/projects', '/mine', '/user/withdraw']) {
      await app.goTo(address);
      await app.shows(address.slice(1).split('?')[0] ?? '');
      await settled(page);
    }
    await withdrawal.review(demo.addressId, '20');
    await withdrawal.agree(demo.fundPassword);
  };

  await app.open('/user/login');
  await login.signIn(demo);
  await app.isAt('/index');
  await use();
  expect(tokens).toHaveLength(1);
  const onDevice = [demo.phone, demo.name, toDecimal(inr)];
  expect(found([await keptOnDevice(page)])).toEqual(expect.arrayContaining([...tokens, ...onDevice]));
  expect(found(await textsInMemory(page))).toEqual(expect.arrayContaining([...tokens, demo.fundPassword]));

  await test.step('a session that ended', async () => {
    await world.revoke(demo.phone);
    await app.goTo('/mine');
    await app.shows('user/login');
    await expect(page.locator('[data-toast]')).toHaveCount(0);
    const left = await keptOnDevice(page);
    // Whose they are: the drafts and intents that are kept for them.
    expect(found([left])).toEqual([demo.memberId].filter((one) => left.includes(one)));
    expect(left).toMatch(keptKey);
    expect(found(await textsInMemory(page))).toEqual([]);
  });

  await test.step('signing out', async () => {
    await login.signIn(demo);
    await app.isAt('/mine');
    // Its session ended with the others.
    await account.signIn();
    ({ usdt, inr } = await account.standing());
    await use();
    await app.goTo('/mine');
    await app.shows('mine');
    await app.button('Log out').click();
    await app.isAt('/user/login');
    await app.shows('user/login');
    await settled(page);
    const left = await keptOnDevice(page);
    expect(found([left])).toEqual([]);
    expect(left).not.toMatch(keptKey);
    expect(found(await textsInMemory(page))).toEqual([]);
    expect(await context.cookies()).toEqual([]);
    expect(await page.title()).toBe(`${app.words('Sign in')} · Dayrent`);
  });
});

test('pictures that members sent to the operator are kept by no worker, those of the app are', async ({
  app,
  page,
  demo,
}) => {
  const signIn = { country: 'IN', phone: demo.phone, password: demo.password };
  const signedIn = await page.request.post('/api/user/auth/logpe/pass', { form: signIn });
  const { msg: token } = (await signedIn.json()) as { msg: string };
  await page.request.post('/api/user/feedback/create', {
    headers: { [headers.token]: token },
    multipart: {
      draftId: crypto.randomUUID(),
      comments: 'One two three four five six seven eight nine ten eleven twelve',
      img: { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: await photoWithPlace() },
    },
  });
  const panel = await (await page.request.get('/sandbox')).text();
  const [sent = ''] = /\/sandbox\/pictures\/[0-9a-f]{32}/.exec(panel) ?? [];
  expect(sent).not.toBe('');
  // As a worker of an earlier version left it.
  await page.addInitScript(() =>
    caches.open('pictures').then((cache) => cache.put('/sandbox/pictures/earlier', new Response('a picture'))),
  );
  await app.open('/user/login');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const keptOf = () =>
    page.evaluate(async () => {
      const cached = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
      return cached.flat().flatMap(({ url }) => /\/(?:sandbox\/)?pictures\/.*/.exec(url)?.[0] ?? []);
    });
  const own = '/pictures/banner-1.svg';
  for (const address of [sent, own]) {
    await page.evaluate(async (src) => {
      const image = new Image();
      image.src = src;
      await new Promise((resolve, reject) => {
        image.addEventListener('load', resolve);
        image.addEventListener('error', reject);
      });
    }, address);
  }
  await expect.poll(keptOf).toContain(own);
  await expect.poll(async () => (await keptOf()).filter((address) => address.startsWith('/sandbox/'))).toEqual([]);
});

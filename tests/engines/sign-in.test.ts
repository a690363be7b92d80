/** Signing in and out, and what hung in WebKit: a database that a page in its back/forward cache holds. */
import { describe } from 'vitest';
import { signIn, openSignedIn } from './member.ts';
import { inEngine, test } from './test.ts';

describe(inEngine, () => {
  test('sign-in completes in a tab that had the app open before', async ({ tab, demo }) => {
    await tab.load('/');
    await tab.shows('user/login');
    // What begins after the start reads the device too.
    await tab.waitFor('navigator.serviceWorker.ready.then(() => true)');
    await openSignedIn(tab, demo, '/user/login', 'index');
    await tab.reload();
    await tab.shows('index');
  });

  test('sign-out completes after another page was open in the tab', async ({ tab, demo }) => {
    await openSignedIn(tab, demo, '/mine', 'mine');
    await tab.startedAll();
    await tab.load('/sandbox');
    await tab.has('h1');
    await tab.back();
    await tab.shows('mine');
    await tab.click('button', 'Log out');
    await tab.shows('user/login');
    await tab.reload();
    await tab.shows('user/login');
    await signIn(tab, demo);
    await tab.waitFor('document.querySelector("main") && !document.querySelector("[data-machine=login]")');
  });
});

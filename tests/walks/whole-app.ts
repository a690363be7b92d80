/** What lives as long as the page: the app itself, who is signed in, the network, the toast. */
import { expect } from '@playwright/test';
import { messages } from '#contract/messages.ts';
import { transparency } from '#contract/transparency.ts';
import { user } from '#contract/user.ts';
import { appWalk } from '#machines/app/app.walk.ts';
import { connectivityWalk } from '#machines/connectivity/connectivity.walk.ts';
import { sessionWalk } from '#machines/session/session.walk.ts';
import { toastWalk } from '#machines/toast/toast.walk.ts';
import { answerOf } from '../support/answer-of.ts';
import { lost, pathOf } from '../flows/money-paths.ts';
import { AppPage, ConnectivityPage, SessionPage, ToastPage } from '../pages/app-page.ts';
import { startedAll } from '../support/settled.ts';
import { losesNetwork, networkReturns } from './network.ts';
import { playbookOf, type Act } from './playbook.ts';
import { endSession, load, quiet, signedIn, signedOut, signIn } from './sign-in.ts';

const modePath = pathOf(user.mode);
const documentPath = pathOf(messages.document);

/** A screen that asks for one thing. */
const ask: Act = ({ app }) => app.goTo('/user/pdf?doc=wallet');

/** A device that knows no server yet. */
const forget: Act = async ({ page, world }) => {
  await page.goto('about:blank');
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin: world.url, storageTypes: 'indexeddb' });
};

/** A device that a sandbox has answered. */
const remember: Act = async (stage) => {
  await load(stage);
  await expect(new AppPage(stage.app).frame).toHaveAttribute('data-state', 'ready');
};

export const appBook = playbookOf<AppPage>(appWalk, {
  machine: 'app',
  address: () => quiet,
  open: load,
  page: (app) => new AppPage(app),
  ports: { askMode: modePath },
  outcomes: {
    'recallMode done: sandbox': remember,
    'recallMode done: nothing': forget,
    'askMode failed': async (stage) => {
      await stage.world.fault({ path: modePath, fault: 'lost-reply', times: lost });
      return () => expect(new AppPage(stage.app).frame).toHaveAttribute('data-state', /^(unreachable|unconfirmed)$/);
    },
    // The sandbox never says so: its answer is changed on the way, once.
    'askMode done: live': async ({ page }) => {
      await page.route(
        `**${modePath}`,
        async (route) => {
          const response = await answerOf(route);
          const body = (await response.json()) as { data: object };
          await route.fulfill({ response, json: { ...body, data: { ...body.data, mode: 'live' } } });
        },
        { times: 1 },
      );
    },
  },
  facts: {
    'network.returned': async (stage) => {
      await stage.world.clearFaults();
      await networkReturns(stage);
    },
  },
  unseen: { recalling: 'over before the first frame is drawn' },
  unplayable: {
    'recallMode failed': 'needs a device whose storage breaks; it leads to the same state as nothing kept',
    'unconfirmed: boot.retry': 'is sent by money that wants to leave: src/app/until-sandbox.test.ts',
    'call.answered': 'changes nothing here: what comes of it is connectivity’s walk',
    'call.unanswered': 'as call.answered',
    'call.slow': 'as call.answered',
    'token.refused': 'changes nothing here: what comes of it is the session’s walk',
  },
});

export const sessionBook = playbookOf<SessionPage>(sessionWalk, {
  machine: 'session',
  address: () => quiet,
  open: load,
  page: (app) => new SessionPage(app),
  ready: async (stage) => {
    await load(stage);
    await signedIn(stage);
  },
  ports: { signOut: pathOf(user.logout) },
  outcomes: {
    'restore done: nothing': signedOut,
    'forget done':
      async ({ app }) =>
      () =>
        app.shows('user/login'),
    'signOut done':
      async ({ app }) =>
      () =>
        app.shows('user/login'),
  },
  facts: {
    'session.opened': signIn,
    'session.refused: this token': endSession,
  },
  fleeting: ['notice'],
  unseen: { restoring: 'often over before the first frame is drawn; the screen’s own wait is the app’s walk' },
  unplayable: {
    'restore failed': 'needs a device whose storage breaks; without a session it leads to the same state',
    'keep failed': 'as "restore failed"',
    'forget failed': 'as "restore failed"',
    'signOut failed': 'as "restore failed"; a server that does not answer is no failure here',
    'session.forgotten': 'is told by another tab: src/actors/session.test.ts',
    'session.refused: another token':
      'an answer to an older session would have to outlive a sign-in; the table of its test has it',
  },
});

export const connectivityBook = playbookOf<ConnectivityPage>(connectivityWalk, {
  machine: 'connectivity',
  address: () => quiet,
  page: (app) => new ConnectivityPage(app),
  // A page of its own: a read of the path before may still be slow. What is asked a while after a start is answered first, or its
  // answer would end what is lost.
  ready: async (stage) => {
    const { app, page } = stage;
    const looked = page.waitForResponse(`**${pathOf(transparency.logCheckpoint)}`);
    await load(stage);
    await looked;
    await expect(new ConnectivityPage(app).frame).toHaveAttribute('data-state', 'online');
    await startedAll(page);
  },
  ports: { probe: modePath },
  outcomes: {
    // A failure that the server itself tells is an answer.
    'probe failed': ({ world }) => world.fault({ path: modePath, fault: 'lost-reply', times: lost }),
  },
  facts: {
    'network.lost': losesNetwork,
    'network.returned': networkReturns,
    'call.answered': ask,
    'call.unanswered': async (stage) => {
      await stage.world.fault({ path: documentPath, fault: 'lost-reply', times: lost });
      await ask(stage);
    },
    // At an address of its own, so that the usual one can still be asked for; the client tells after `slowAfter`.
    'call.slow': async ({ app, world }) => {
      await world.fault({ path: documentPath, fault: 'slow', ms: 60_000 });
      await app.goTo('/user/pdf?doc=wallet&slow');
    },
  },
});

export const toastBook = playbookOf<ToastPage>(toastWalk, {
  machine: 'toast',
  address: () => quiet,
  page: (app) => new ToastPage(app),
  ready: async (stage) => {
    await load(stage);
    await signedIn(stage);
  },
  // The end of a session is told by a toast.
  facts: { 'toast.show': endSession },
  unplayable: {
    'visible: toast.show': 'what is behind a toast takes no click, and a session ends once',
  },
});

/** What a member sets about themselves and their device: login password, stored data, customer service. */
import { expect } from '@playwright/test';
import { release } from '#contract/release.ts';
import { security } from '#contract/security.ts';
import { sharing } from '#contract/sharing.ts';
import { customerServiceWalk } from '#machines/customer-service/customer-service.walk.ts';
import { loginPasswordWalk } from '#machines/login-password/login-password.walk.ts';
import { storedDataWalk } from '#machines/stored-data/stored-data.walk.ts';
import { updateWalk } from '#machines/update/update.walk.ts';
import { panelLink } from '#sandbox/services/team/sharing.ts';
import { pathOf } from '../flows/money-paths.ts';
import { CustomerServicePage } from '../pages/customer-service-page.ts';
import { LoginPasswordPage } from '../pages/login-password-page.ts';
import { StoredDataPage } from '../pages/stored-data-page.ts';
import { UpdatePage } from '../pages/update-page.ts';
import type { World } from '../support/world.ts';
import { playbookOf, type Arrange, type Stage } from './playbook.ts';
import { load } from './sign-in.ts';

const passwordPath = pathOf(security.updatePassword);

/** The login password of a world's demo member, once it was changed. */
const changed = new WeakMap<World, string>();
const current = ({ world, demo }: Stage): string => changed.get(world) ?? demo.password;
const next = (stage: Stage): string => (current(stage) === stage.demo.password ? 'Solarmill2027' : stage.demo.password);

const isChanged: Arrange = async (stage) => {
  const password = next(stage);
  return async () => void changed.set(stage.world, password);
};

export const loginPasswordBook = playbookOf<LoginPasswordPage>(loginPasswordWalk, {
  machine: 'loginPassword',
  address: () => '/user/loginPwd',
  page: (app) => new LoginPasswordPage(app),
  ports: { change: passwordPath, checkPassword: passwordPath },
  gestures: {
    'old one typed': (stage) => ({ type: 'field.change', field: 'current', value: current(stage) }),
    'new one typed': (stage) => ({ type: 'field.change', field: 'password', value: next(stage) }),
    'new one typed again': (stage) => ({ type: 'field.change', field: 'again', value: next(stage) }),
  },
  outcomes: {
    'change done': isChanged,
    'change refused': ({ app }) =>
      new LoginPasswordPage(app).send({ type: 'field.change', field: 'current', value: 'Wrongpassword1' }),
    'change without an answer': async (stage) => {
      await stage.world.fault({ path: passwordPath, fault: 'error-after' });
      return isChanged(stage);
    },
  },
  unplayable: {
    'checkPassword: it is the old one': 'takes a request that did not get through: the journey about settings plays it',
  },
});

export const customerServiceBook = playbookOf<CustomerServicePage>(customerServiceWalk, {
  machine: 'customerService',
  address: () => '/user/manager?dialog=customerService',
  page: (app) => new CustomerServicePage(app),
  ready: ({ world }) => world.customerLink(panelLink),
  ports: { loadLink: pathOf(sharing.customerService) },
  outcomes: { 'loadLink done: too short for one': ({ world }) => world.customerLink('none') },
  unseen: { closed: 'the dialog is gone then' },
});

/** The browser refuses to tell about its caches, once. */
const refuseCaches: Arrange = ({ page }) =>
  page.evaluate(() => {
    const names = caches.keys.bind(caches);
    caches.keys = () => {
      caches.keys = names;
      return Promise.reject(new DOMException('refused on purpose', 'SecurityError'));
    };
  });

export const storedDataBook = playbookOf<StoredDataPage>(storedDataWalk, {
  machine: 'storedData',
  address: () => '/user/system',
  page: (app) => new StoredDataPage(app),
  outcomes: { 'measure failed': refuseCaches, 'clearData failed': refuseCaches },
});

const newer = { code: 52, name: '0.5.2', downUrl: '/sandbox', extra: 'Coupons show what they leave of the price.' };
const offer =
  (release: Partial<typeof newer> & { code: number; compulsory?: boolean }): Arrange =>
  ({ world }) =>
    world.release(release);

/** Runs in the page. A dialog that was just closed goes back by itself, and ends what is being loaded meanwhile. */
function isBack(): boolean {
  const { layers = 0 } = (history.state as { layers?: number } | null) ?? {};
  return layers === 0 || document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;
}

const takesTwoBuilds = 'takes two builds: tests/journeys/updates.spec.ts plays it';

export const updateBook = playbookOf<UpdatePage>(updateWalk, {
  machine: 'update',
  address: () => '/index/about?dialog=update',
  page: (app) => new UpdatePage(app),
  // What asks by itself has asked, found nothing, and takes none of the faults: a dialog that was just closed lets it ask
  // before the release is gone, so the page begins anew.
  ready: async (stage) => {
    const { page, world } = stage;
    await world.release({ code: 0 });
    await expect.poll(() => page.evaluate(isBack)).toBe(true);
    await load(stage);
    await expect(page.locator('[data-watch="update"]')).toHaveAttribute('data-state', 'idle');
    await world.release(newer);
  },
  ports: { findUpdate: pathOf(release.findRelease) },
  outcomes: {
    'findUpdate done: a release': offer(newer),
    'findUpdate done: a compulsory release': offer({ ...newer, compulsory: true }),
    'findUpdate done: none': offer({ code: 0 }),
  },
  unplayable: {
    'findUpdate done: a release that was put off': 'takes two checks: the journey about settings plays it',
    'findUpdate done: a build': takesTwoBuilds,
    'findUpdate done: a build that was put off': takesTwoBuilds,
    'findUpdate done: a compulsory build': takesTwoBuilds,
    'shell.taken': takesTwoBuilds,
    'postpone failed': 'what the device refuses to keep is asked again: nothing to be seen',
    'forgetPostponed failed': 'what the device refuses to forget is asked again: nothing to be seen',
  },
  unseen: {
    ...Object.fromEntries(
      ['verifying', 'idle', 'holding', 'behind'].map((state) => [state, 'only where nobody asked']),
    ),
    choice: 'it is left at once',
    left: 'it is left at once',
    closed: 'the dialog is gone then',
    postponing: 'it is over before it is seen',
    confirming: 'it is over before it is seen',
    waiting: takesTwoBuilds,
    applying: takesTwoBuilds,
    applied: takesTwoBuilds,
    broken: takesTwoBuilds,
    finishing: takesTwoBuilds,
    clearing: takesTwoBuilds,
    ready: takesTwoBuilds,
  },
});

/**
 * Installing the app, and having the browser keep what is stored. The browser of the tests has no prompt to install, and
 * decides about storage by itself: it gets stand-ins that end as asked.
 */
import type { Page } from '@playwright/test';
import { installWalk } from '#machines/install/install.walk.ts';
import { persistenceWalk } from '#machines/persistence/persistence.walk.ts';
import { InstallPage } from '../pages/install-page.ts';
import { PersistencePage } from '../pages/persistence-page.ts';
import { playbookOf, type Act, type Arrange } from './playbook.ts';

declare global {
  interface Window {
    /** How the prompt ends; by itself it fails. */
    promptEnd?: 'accepted' | 'dismissed' | undefined;
  }
}

/** The browser has a prompt for the app, from now on. */
export const offerPrompt = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const prompt = new Event('beforeinstallprompt', { cancelable: true });
    Object.defineProperties(prompt, {
      prompt: { value: () => (window.promptEnd ? Promise.resolve() : Promise.reject(new Error('refused on purpose'))) },
      userChoice: { get: () => Promise.resolve({ outcome: window.promptEnd }) },
    });
    dispatchEvent(prompt);
  });

export const endPrompt = (page: Page, end: 'accepted' | 'dismissed'): Promise<void> =>
  page.evaluate((outcome) => {
    window.promptEnd = outcome;
  }, end);

/** A page that is no installed app, in a browser without a prompt. */
const forget: Act = ({ page }) =>
  page.evaluate(() => {
    Object.assign(window, { installPrompt: null, promptEnd: undefined });
    Reflect.deleteProperty(navigator, 'userAgent');
    Reflect.deleteProperty(navigator, 'standalone');
  });

const asOf =
  (name: 'userAgent' | 'standalone', value: string | boolean): Arrange =>
  ({ page }) =>
    page.evaluate(([key, told]) => void Object.defineProperty(navigator, key, { configurable: true, value: told }), [
      name,
      value,
    ] as const);

export const installBook = playbookOf<InstallPage>(installWalk, {
  machine: 'install',
  address: () => '/user/system',
  page: (app) => new InstallPage(app),
  ready: forget,
  outcomes: {
    'lookAround done: a prompt': ({ page }) => offerPrompt(page),
    'lookAround done: an iPhone': asOf('userAgent', 'iPhone'),
    'lookAround done: installed': asOf('standalone', true),
    'openPrompt done: accepted': ({ page }) => endPrompt(page, 'accepted'),
    'openPrompt done: dismissed': ({ page }) => endPrompt(page, 'dismissed'),
    'openPrompt failed': () => Promise.resolve(),
  },
  facts: {
    'prompt.arrived': ({ page }) => offerPrompt(page),
    'app.installed': ({ page }) => page.evaluate(() => void dispatchEvent(new Event('appinstalled'))),
  },
  unplayable: {
    'lookAround failed': 'a device that can’t tell was offered nothing: the actor says so',
    'rememberOffer failed': 'what the device refuses to remember is asked again: nothing to be seen',
    'looking: prompt.arrived': 'it is over before a browser has one',
    'looking: app.installed': 'it is over before a hand is there',
    'prompting: prompt.arrived': 'a stand-in has ended by then',
    'prompting: app.installed': 'as prompt.arrived',
    'refusing: prompt.arrived': 'it is over before a browser has another',
    'refusing: app.installed': 'as prompt.arrived',
  },
  unseen: {
    noting: 'belongs to the offer after a success: install.spec.ts',
    offered: 'as noting',
  },
});

/** @param told what the browser says of storage; null: nothing at all */
const storage =
  (told: { persisted: boolean; persist: boolean } | null): Arrange =>
  ({ page }) =>
    page.evaluate((says) => {
      const manager = StorageManager.prototype as Partial<StorageManager>;
      if (says === null) {
        delete manager.persist;
        return;
      }
      manager.persisted = () => Promise.resolve(says.persisted);
      manager.persist = () => Promise.resolve(says.persist);
    }, told);

/** The browser refuses to answer, once it is asked. */
const refuse =
  (name: 'persisted' | 'persist'): Arrange =>
  ({ page }) =>
    page.evaluate((method) => {
      StorageManager.prototype[method] = () => Promise.reject(new DOMException('on purpose', 'SecurityError'));
    }, name);

export const persistenceBook = playbookOf<PersistencePage>(persistenceWalk, {
  machine: 'persistence',
  address: () => '/user/system',
  page: (app) => new PersistencePage(app),
  outcomes: {
    'readPersistence done: persistent': storage({ persisted: true, persist: true }),
    'readPersistence done: clearable': storage({ persisted: false, persist: false }),
    'readPersistence done: unsupported': storage(null),
    'readPersistence failed': refuse('persisted'),
    'askToKeep done: agreed': storage({ persisted: false, persist: true }),
    'askToKeep done: declined': storage({ persisted: false, persist: false }),
    'askToKeep failed': refuse('persist'),
  },
});

/** What screens read: one thing, page by page, all for a file; and the finger that has it read again. */
import { messages } from '#contract/messages.ts';
import { records } from '#contract/records.ts';
import { pagingWalk } from '#machines/paging/paging.walk.ts';
import { pullToRefreshWalk } from '#machines/pull-to-refresh/pull-to-refresh.walk.ts';
import { recordExportWalk } from '#machines/record-export/record-export.walk.ts';
import { resourceWalk } from '#machines/resource/resource.walk.ts';
import { pathOf } from '../flows/money-paths.ts';
import { takeAway } from '../pages/finger.ts';
import { PagingPage } from '../pages/paging-page.ts';
import { PullPage } from '../pages/pull-page.ts';
import { RecordExportPage } from '../pages/record-export-page.ts';
import { ResourcePage } from '../pages/resource-page.ts';
import { settled } from '../support/settled.ts';
import { networkReturns } from './network.ts';
import { playbookOf, type Stage } from './playbook.ts';

/** A screen that reads nothing but this. */
const document = '/user/pdf?doc=wallet';
const documentPath = pathOf(messages.document);
const recordsPath = pathOf(records.records);

export const keptByDevice = 'there is no service worker here; kept-replies.spec.ts has one, and stops the server';

async function openSettled({ app, page }: Stage, address: string): Promise<void> {
  await app.goTo('/index/language');
  await app.shows('index/language');
  await app.goTo(address);
  await settled(page);
}

export const resourceBook = playbookOf<ResourcePage>(resourceWalk, {
  machine: 'resource',
  address: () => document,
  page: (app) => new ResourcePage(app),
  ports: { load: documentPath },
  facts: { 'network.returned': networkReturns },
  unplayable: {
    'load done: kept by the device': keptByDevice,
    'after freshFor': 'takes a minute of real time; "every figure carries its age" turns the page’s clock',
  },
});

/** Of the demo member: more than a page of all kinds, a few withdrawals, nothing in 2020. */
const listed = { many: '?type=1', few: '?type=3', none: '?type=1&from=2020-01-01&to=2020-01-02' } as const;
/** What the path that is played lists. */
let shown: string = listed.many;

export const pagingBook = playbookOf<PagingPage>(pagingWalk, {
  machine: 'paging',
  address: () => `/user/record${shown}`,
  page: (app) => new PagingPage(app),
  ready: async () => {
    shown = listed.many;
  },
  ports: { loadPages: recordsPath },
  outcomes: {
    'loadPages done: no rows': async () => {
      shown = listed.none;
    },
    'loadPages done: all of them': async () => {
      shown = listed.few;
    },
  },
  facts: { 'network.returned': networkReturns },
  unplayable: {
    'loadPages done: kept by the device': keptByDevice,
    'loadingMore: loadPages done: no rows': 'the rows after a page don’t go away',
    'loadingMore: loadPages done: all of them': 'takes a list of two pages; what it leads to is played without',
    'loadingAll: loadPages done: no rows': 'as for "loadingMore"',
    'loadingAll: loadPages done: all of them': 'as for "loadingMore"',
  },
  unseen: { choice: 'left at once' },
});

const exported = `/user/record${listed.many}&from=2020-01-01`;

export const recordExportBook = playbookOf<RecordExportPage>(recordExportWalk, {
  machine: 'recordExport',
  address: () => exported,
  // The list reads the same pages: it comes first.
  open: (stage) => openSettled(stage, exported),
  page: (app) => new RecordExportPage(app),
  ports: { loadPage: recordsPath },
  unplayable: {
    'failed: export.stop': 'a failure offers to go on; who leaves the screen has stopped',
    'complete: export.start': 'a file that is ready is saved; another filter makes another one',
  },
});

export const pullBook = playbookOf<PullPage>(pullToRefreshWalk, {
  machine: 'pullToRefresh',
  address: () => document,
  open: (stage) => openSettled(stage, document),
  page: (app) => new PullPage(app),
  // The path before may have ended in the middle of a pull, or have scrolled.
  async ready({ page }) {
    await takeAway(page);
    await page.evaluate(() => scrollTo(0, 0));
  },
  ports: { refresh: documentPath },
  unplayable: { 'refresh failed': 'what could not be read says so itself' },
});

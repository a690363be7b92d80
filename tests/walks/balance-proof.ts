/** Checking one's balance. What comes from the server is changed on its way, as a server that lies would have it. */
import type { Page } from '@playwright/test';
import { assets } from '#contract/assets.ts';
import { transparency } from '#contract/transparency.ts';
import { balanceProofWalk } from '#machines/balance-proof/balance-proof.walk.ts';
import { answerOf } from '../support/answer-of.ts';
import { pathOf } from '../flows/money-paths.ts';
import { BalanceProofPage } from '../pages/balance-proof-page.ts';
import { settled } from '../support/settled.ts';
import { playbookOf } from './playbook.ts';

const address = '/index/proof';
const proofPath = pathOf(transparency.balanceProof);

export interface Told {
  [name: string]: unknown;
}

/** @param change what becomes other in the data of the next answers to a call */
export async function alter(page: Page, path: string, times: number, change: (data: Told) => Told): Promise<void> {
  await page.route(
    (url) => url.pathname === path,
    async (route) => {
      const reply = await answerOf(route);
      const envelope = (await reply.json()) as { data: Told };
      await route.fulfill({
        response: reply,
        json: { ...envelope, data: { ...envelope.data, ...change(envelope.data) } },
      });
    },
    { times },
  );
}

/** The next proof is of another balance. */
export const tellAnotherBalance = (page: Page): Promise<void> =>
  alter(page, proofPath, 1, ({ proof }) => ({ proof: { ...(proof as Told), usdt: '0.01' } }));

/** The next check finds somebody who holds nothing. The balance is read before and after the proof. */
async function tellNothing(page: Page): Promise<void> {
  await alter(page, proofPath, 1, () => ({ proof: null }));
  await alter(page, pathOf(assets.wallet), 2, (wallet) =>
    Object.fromEntries(
      Object.entries(wallet).map(([name, value]) => [
        name,
        typeof value === 'string' && name !== 'rate' ? '0.00' : value,
      ]),
    ),
  );
}

export const balanceProofBook = playbookOf<BalanceProofPage>(balanceProofWalk, {
  machine: 'balanceProof',
  address: () => address,
  // The page reads what the check reads: it comes first.
  open: async ({ app, page }) => {
    await app.goTo('/index/language');
    await app.shows('index/language');
    await app.goTo(address);
    await settled(page);
  },
  page: (app) => new BalanceProofPage(app),
  ports: { loadStatement: proofPath },
  outcomes: {
    'loadStatement done: nothing held': ({ page }) => tellNothing(page),
    'verify done: refuted': ({ page }) => tellAnotherBalance(page),
    // A browser without hashes: as on an http address of another computer.
    'verify failed': async ({ page }) => {
      await page.evaluate(() => {
        const value = () => {
          // Once: what is under it is the browser's own.
          Reflect.deleteProperty(crypto.subtle, 'digest');
          return Promise.reject(new Error('no hashes here'));
        };
        Object.defineProperty(crypto.subtle, 'digest', { value, configurable: true });
      });
    },
  },
  fleeting: ['verifying'],
});

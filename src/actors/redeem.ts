import { redeemCode } from '#contract/redeem.ts';
import { redeemMachine, type RedeemTerms } from '#machines/redeem/redeem.machine.ts';
import type { SentBefore } from '#machines/settlement/money-flow.ts';
import { readDraft } from '#services/drafts.ts';
import type { Services } from '#services/services.ts';
import { openIntent, ownerOf } from '#services/settle.ts';
import { fromPromise } from 'xstate';
import { settlementActor } from './settlement.ts';

export const redeemActor = (services: Services) =>
  redeemMachine.provide({
    actors: {
      // All of it is the device's own: what was sent before comes with what was typed.
      loadTerms: fromPromise(async (): Promise<RedeemTerms | SentBefore> => {
        const [intent, draft] = await Promise.all([
          openIntent(services, ownerOf(services, { kind: 'redeem', subject: '' })),
          readDraft(services, 'redeem'),
        ]);
        return { intent, draft };
      }),
      settlement: settlementActor(services, redeemCode),
    },
  });

import { redeemCode } from '#contract/redeem.ts';
import { redeemMachine } from '#machines/redeem/redeem.machine.ts';
import { readDraft } from '#services/drafts.ts';
import type { Services } from '#services/services.ts';
import { openIntent, ownerOf } from '#services/settle.ts';
import { fromPromise } from 'xstate';
import { settlementActor } from './settlement.ts';

export const redeemActor = (services: Services) =>
  redeemMachine.provide({
    actors: {
      loadTerms: fromPromise(async () => {
        const [intent, draft] = await Promise.all([
          openIntent(services, ownerOf(services, { kind: 'redeem', subject: '' })),
          readDraft(services, 'redeem'),
        ]);
        return { intent, draft };
      }),
      settlement: settlementActor(services, redeemCode),
    },
  });

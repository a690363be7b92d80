import { redeemCode, type RedeemBody } from '#api/gift.ts';
import { redeemCode as endpoint } from '#contract/gift.ts';
import { redeemMachine, type RedeemTerms } from '#machines/redeem/redeem.machine.ts';
import { fromPromise } from 'xstate';
import type { Services } from './services.ts';
import { openIntent, ownerOf } from './settle.ts';
import { settlementActor } from './settlement.ts';

export const redeemActor = (services: Services) =>
  redeemMachine.provide({
    actors: {
      openIntent: fromPromise(async () => openIntent(services, ownerOf(services, { kind: 'redeem', subject: '' }))),
      settlement: settlementActor(services, {
        endpoint,
        bodyOf: ({ code }: RedeemTerms) => ({ code }),
        post: (intentId, body) => redeemCode(services.client, intentId, body as RedeemBody),
      }),
    },
  });

/**
 * Redeeming a code, paid by the promotion budget (product 12.8). What happens from "redeem" to a definite answer is the
 * `settlement` child's.
 */
import type { Drafts } from '#domain/drafts.ts';
import { isRedeemCode, normaliseRedeemCode, type RedeemReceipt } from '#domain/redeem-code.ts';
import { assign, emit } from 'xstate';
import {
  choice,
  idle,
  loading,
  moneyProblems,
  moneySetup,
  network,
  refreshing,
  settling,
  unread,
  readAgain,
  type MoneyContext,
  type MoneyEvent,
  type MoneyProblem,
  type MoneyTerms,
} from '../settlement/money-flow.ts';

/** What the device has for the form: a code is the member's own. */
export interface RedeemTerms extends MoneyTerms {
  draft: Drafts['redeem'] | null;
}

export type RedeemProblem = MoneyProblem | 'code';

interface Own {
  /** As typed. */
  code: string;
  problems: readonly RedeemProblem[];
}

type RedeemContext = MoneyContext<RedeemTerms, RedeemReceipt> & Own;

type OwnEvent = { type: 'code.type'; text: string } | { type: 'code.redeem' } | { type: 'form.open' };
export type RedeemEvent = MoneyEvent | OwnEvent;

type CodeTyped = Extract<OwnEvent, { type: 'code.type' }>;

/** Also while terms are read again, where the form stays. */
const typing = {
  'code.type': { actions: [{ type: 'setCode', params: ({ event }: { event: CodeTyped }) => event }, 'tellDrafted'] },
} as const;

export const redeemProblems = (context: RedeemContext): RedeemProblem[] => [
  ...moneyProblems(context),
  ...(isRedeemCode(normaliseRedeemCode(context.code)) ? [] : (['code'] as const)),
];

const moveOf = ({ code }: RedeemContext) => ({ code: normaliseRedeemCode(code) });

export const redeemMachine = moneySetup({
  id: 'redeem',
  types: {} as {
    terms: RedeemTerms;
    move: ReturnType<typeof moveOf>;
    result: RedeemReceipt;
    own: Own;
    events: OwnEvent;
  },
  onTerms: ({ draft }, { terms, code }) => ({
    // It may have been emptied since.
    code: code || (!terms && draft?.code) || '',
    problems: [],
  }),
})
  .extend({
    guards: {
      isReady: ({ context }) => redeemProblems(context).length === 0,
    },
    actions: {
      setCode: assign((_, params: { text: string }) => ({ code: params.text, problems: [] })),
      clearCode: assign({ code: '' }),
      markProblems: assign(({ context }) => ({ problems: redeemProblems(context) })),
      tellDrafted: emit(({ context: { code } }) => ({ type: 'redeem.drafted' as const, draft: { code } })),
    },
  })
  .createMachine({
    id: 'redeem',
    context: ({ input }) => ({ ...unread(input), code: '', problems: [] }),
    initial: 'loading',
    on: network,
    states: {
      loading: { ...loading, on: typing },
      choice: choice({ target: 'deciding' }),
      failed: readAgain,
      deciding: {
        initial: 'idle',
        on: typing,
        states: {
          idle: {
            ...idle,
            on: {
              ...idle.on,
              'code.redeem': [{ guard: 'isReady', target: '#settling' }, { actions: 'markProblems' }],
            },
          },
          refreshing,
        },
      },
      settling: settling(moveOf, 'redeemed'),
      /** What was typed stays, to be mended or tried again. */
      refused: {
        on: {
          'form.open': 'loading',
          'code.type': { ...typing['code.type'], target: 'loading' },
        },
      },
      redeemed: { tags: 'done', entry: 'clearCode', on: { 'form.open': 'loading' } },
    },
  });

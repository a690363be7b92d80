/**
 * Bugs, planted one at a time in machines and ports, each with what catches it. A law, a walk or a wire check that finds
 * nothing here finds nothing anywhere. `planted-types.test.ts` has those that the compiler catches.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { assign, emit, fromPromise, type AnyStateMachine } from 'xstate';
import type { CallOptions, Client } from '#api/client.ts';
import { redeemActor } from '#actors/redeem.ts';
import type { Services } from '#services/services.ts';
import { settlementActor } from '#actors/settlement.ts';
import type { Fields } from '#contract/endpoint.ts';
import { redeemCode } from '#contract/redeem.ts';
import { chartBreaches, portBreaches, unwiredPorts } from '#tests/support/machine-laws.ts';
import {
  copyBreaches,
  doubtBreaches,
  intentBreaches,
  keptBreaches,
  rereadBreaches,
  settlingBreaches,
} from '#tests/support/money-laws.ts';
import { planted } from '#tests/support/planted.ts';
import { secretBreaches, unmarkedSecrets } from '#tests/support/secret-laws.ts';
import { wireBreaches } from '#tests/support/wire-laws.ts';
import { exchangeMachine } from './exchange/exchange.machine.ts';
import { exchangeWalk } from './exchange/exchange.walk.ts';
import { commentsMachine } from './comments/comments.machine.ts';
import { commentsWalk } from './comments/comments.walk.ts';
import { listOf, reportOn } from './model/report.ts';
import { checkWalk, noteWalk, playerWalk, radioWalk } from './model/small-charts.ts';
import type { AnyWalk } from './model/walk.ts';
import { purchaseMachine } from './purchase/purchase.machine.ts';
import { purchaseWalk } from './purchase/purchase.walk.ts';
import { loginPasswordMachine } from './login-password/login-password.machine.ts';
import { loginPasswordWalk } from './login-password/login-password.walk.ts';
import { redeemMachine, type RedeemTerms } from './redeem/redeem.machine.ts';
import type { SentBefore } from './settlement/money-flow.ts';
import { settlementWalk } from './settlement/settlement.walk.ts';
import { listFile } from './walks.ts';
import { withdrawalMachine } from './withdrawal/withdrawal.machine.ts';
import { withdrawalWalk } from './withdrawal/withdrawal.walk.ts';

const settlementMachine = settlementWalk.machine;
/** As the machine comes, before somebody wires it. */
const placeholder = redeemMachine.implementations.actors['loadTerms'] as never;

/** The same walk on a machine with a bug. */
const on = (machine: AnyStateMachine, walk: AnyWalk): AnyWalk => ({ ...walk, machine });

/** Lines of a walk's list that the repository does not have. */
function newLines(folder: string, walk: AnyWalk): string[] {
  const kept = readFileSync(listFile(folder, walk), 'utf8').split('\n');
  return listOf(walk)
    .split('\n')
    .filter((line) => !kept.includes(line));
}

/** A settlement that sends something else than it should. */
const sending = (wrong: (fields: Fields, options: CallOptions) => [Fields, CallOptions]) => (services: Services) => {
  const { client } = services;
  const callWithFields: Client['callWithFields'] = (endpoint, fields, options = {}) =>
    client.callWithFields(endpoint, ...wrong(fields, options));
  return settlementActor({ ...services, client: { ...client, callWithFields } }, redeemCode);
};

const missed = async (walk: AnyWalk): Promise<string[]> => (await reportOn([walk])).breaches;

describe('a walk catches', () => {
  it('an order that is confirmed whatever stands in its way: a guard is missing', () => {
    const bug = planted(
      purchaseMachine,
      ['states', 'review', 'states', 'summary', 'on', 'order.confirm'],
      '#purchase.settling',
    );
    expect(newLines('purchase', purchaseWalk)).toEqual([]);
    expect(newLines('purchase', on(bug, purchaseWalk))).toContain(
      '  order.confirm → settling (offline, agreed), starts settlement',
    );
  });

  it('a refused order that says it was bought: a target is swapped', async () => {
    const bug = planted(purchaseMachine, ['states', 'settling', 'invoke', 'onDone', 1, 'target'], 'unavailable');
    expect(newLines('purchase', on(bug, purchaseWalk))).toContain('  settlement done: refused → unavailable (agreed)');
    expect(await missed(on(bug, purchaseWalk))).toContain('state refused is not reached');
  });

  it('changed terms that look like any refusal: a guard asks the wrong thing', async () => {
    const bug = planted(withdrawalMachine, ['states', 'refused', 'always', 'guard'], 'hasPassword');
    expect(await missed(on(bug, withdrawalWalk))).toContain('state changed is not reached');
  });

  it('an event that is told by another name', () => {
    const bug = purchaseMachine.provide({ actions: { tellSucceeded: emit({ type: 'order.made' } as never) } });
    expect(newLines('purchase', on(bug, purchaseWalk))).toContain(
      '  settlement done: done → purchased (agreed), emits order.made',
    );
  });

  it('a failure that is read where nothing failed', () => {
    const bug = planted(exchangeMachine, ['states', 'refused', 'on', 'terms.refresh'], {
      target: 'loading',
      actions: 'setFailure',
    });
    expect(() => listOf(on(bug, exchangeWalk))).toThrow('no port has failed');
  });

  it('an event that is not heard any more', () => {
    const bug = planted(settlementMachine, ['states', 'unsettled', 'on', 'network.returned'], undefined);
    expect(newLines('settlement', on(bug, settlementWalk))).toContain('  network.returned → unsettled');
  });
});

/** Lines of a list, each with its place. */
function placedLines(walk: AnyWalk): string[] {
  let place = '';
  return listOf(walk)
    .trim()
    .split('\n')
    .map((line) => {
      if (line.startsWith('  ')) return `${place}: ${line.trim()}`;
      place = line;
      return line;
    });
}

/** What a bug changes in the list of a walk. */
function changesIn(walk: AnyWalk, machine: AnyStateMachine): { lost: string[]; found: string[] } {
  const [before, after] = [placedLines(walk), placedLines(on(machine, walk))];
  return {
    lost: before.filter((line) => !after.includes(line)),
    found: after.filter((line) => !before.includes(line)),
  };
}

describe('a walk of nested states catches', () => {
  const reading = ['states', 'opened', 'states', 'reading', 'states'];
  const paused = 'paused (back to playing.second.chorus)';

  it('what a parent leads to no more: a lost transition', async () => {
    const bug = planted(noteWalk.machine, ['states', 'editing', 'on', 'note.close'], undefined);
    expect(changesIn(noteWalk, bug)).toEqual({
      lost: ['editing.idle: note.close → closed', 'editing.refreshing: note.close → closed', 'closed'],
      found: [],
    });
    expect(await missed(on(bug, noteWalk))).toEqual(['state closed is not reached']);
  });

  it('a region that begins the other one anew: a target too many', () => {
    const bug = planted(commentsMachine, [...reading, 'open', 'on', 'list.refresh'], {
      target: ['refreshing', '#comments.opened.sending'],
    });
    const sending = 'opened.reading.open + opened.sending.submitting (all, queued): list.refresh';
    const both = 'opened.reading.refreshing + opened.sending.submitting (all, queued)';
    const { lost, found } = changesIn(commentsWalk, bug);
    expect(lost).toContain(`${sending} → ${both}, starts loadPages`);
    expect(found).toContain(`${sending} → ${both}, starts loadPages, starts send`);
  });

  it('a history that forgets: shallow in the place of deep, or none', () => {
    const shallow = planted(playerWalk.machine, ['states', 'playing', 'states', 'verse', 'history'], 'shallow');
    expect(changesIn(playerWalk, shallow).lost).toContain(`${paused}: player.resume → playing.second.chorus`);
    const none = planted(playerWalk.machine, ['states', 'paused', 'on', 'player.resume'], 'playing');
    expect(changesIn(playerWalk, none).found).toContain(`${paused}: player.resume → playing.first`);
  });

  it('an end that comes too early', async () => {
    const open = ['states', 'asking', 'states', 'name', 'states', 'open'];
    const bug = planted(checkWalk.machine, open, { type: 'final' });
    expect(changesIn(checkWalk, bug).found).toEqual(['asking.name.open + asking.place.open: place.give → told']);
    expect(await missed(on(bug, checkWalk))).toContain('state asking.name.given is not reached');
  });

  it('a child that goes on: nobody stops it', () => {
    const bug = planted(radioWalk.machine, ['states', 'tuning', 'on', 'radio.stop'], 'silent');
    expect(changesIn(radioWalk, bug)).toEqual({
      lost: ['tuning: radio.stop → silent, stops tuner'],
      found: ['tuning: radio.stop → silent'],
    });
  });

  it('an event that an inner state swallows', () => {
    const bug = planted(commentsMachine, [...reading, 'failed', 'on'], {
      'list.refresh': 'loading',
      'comment.send': {},
    });
    const failedTyped = 'opened.reading.failed + opened.sending.idle (typed)';
    const { lost, found } = changesIn(commentsWalk, bug);
    expect(lost.some((line) => line.startsWith(`${failedTyped}: comment.send → opened.reading.failed`))).toBe(true);
    expect(found).toContain(`${failedTyped}: comment.send → ${failedTyped}`);
  });
});

describe('a law of machines catches', () => {
  it('a port that may fail without an answer: a dropped onError', async () => {
    const bug = planted(withdrawalMachine, ['states', 'loading', 'invoke', 'onError'], undefined);
    expect(await portBreaches(bug)).toEqual(['state loading has no way on after error of loadTerms']);
  });

  it('a state that awaits and does not say so: a forgotten tag', async () => {
    const bug = planted(exchangeMachine, ['states', 'quoting', 'tags'], undefined);
    expect(await portBreaches(bug)).toEqual(['state quoting: -ing true, awaits true, busy false']);
  });

  it('a doubt that waits for ever: a removed delay', () => {
    const bug = planted(settlementMachine, ['states', 'unsettled', 'after'], undefined);
    expect(chartBreaches(bug)).toEqual(expect.arrayContaining(['recheckDelay of the delays is not used']));
  });

  it('a machine that does the work itself: a port that is no placeholder', async () => {
    const bug = redeemMachine.provide({
      actors: {
        loadTerms: fromPromise<RedeemTerms | SentBefore, { subject: '' }>(() =>
          Promise.resolve({ intent: null, draft: null }),
        ),
      },
    });
    expect(await portBreaches(bug)).toContain('port loadTerms is no placeholder of its own name');
  });

  it('a port that nobody wired', () => {
    const half = redeemActor({} as Services).provide({ actors: { loadTerms: placeholder } });
    expect(unwiredPorts(redeemMachine, redeemActor({} as Services))).toEqual([]);
    expect(unwiredPorts(redeemMachine, half)).toEqual(['redeem.loadTerms']);
  });
});

describe('a law of money catches', () => {
  it('a retry under a new id, by the machine', async () => {
    const anew = assign(({ context }: { context: { intent: object } }) => ({
      intent: { ...context.intent, id: 'new' },
    }));
    const bug = planted(settlementMachine, ['states', 'unsent', 'on', 'move.resend'], {
      target: 'submitting',
      actions: anew,
    });
    expect(await intentBreaches(on(bug, settlementWalk))).toEqual(['submit gets the intent new, which nobody stored']);
  });

  it('a retry under a new id, by the port', async () => {
    let time = 0;
    const bug = sending((fields, { intentId }) => [fields, { intentId: `${intentId}#${(time += 1)}` }]);
    expect(await wireBreaches(bug)).toEqual([
      'sends 00000000-0000-4000-8000-000000000001#1',
      'sends 00000000-0000-4000-8000-000000000001#2',
    ]);
  });

  it('a retry with another body, by the port', async () => {
    let time = 0;
    const bug = sending((_fields, options) => [{ code: `CODE${(time += 1)}` }, options]);
    expect(await wireBreaches(bug)).toEqual(['sends something else the second time']);
  });

  it('a lost answer that counts as a refusal', () => {
    const bug = planted(settlementMachine, ['states', 'submitting', 'invoke', 'onError', 0, 'guard'], undefined);
    expect(doubtBreaches(on(bug, settlementWalk))).toContain(
      'submitting: submit failed: offline ends a move that nobody knows about',
    );
  });

  it('a second copy’s refusal that counts as the first one’s', () => {
    const bug = planted(settlementMachine, ['states', 'unsent', 'on', 'move.resend'], 'submitting');
    expect(copyBreaches(on(bug, settlementWalk))).toContain(
      'submitting: submit failed: rejected ends a move whose first copy may still come',
    );
  });

  it('a move that is sent again without asking', () => {
    const bug = planted(settlementMachine, ['states', 'unsettled', 'on', 'outcome.check'], 'submitting');
    expect(doubtBreaches(on(bug, settlementWalk))).toContain(
      'unsettled: outcome.check sends a move again that nobody asked about',
    );
  });

  it('a settlement that falls back to the form', () => {
    const bug = planted(exchangeMachine, ['states', 'settling', 'invoke', 'onError', 'target'], 'deciding');
    expect(settlingBreaches(on(bug, exchangeWalk))).toEqual([
      'after settlement failed, deciding does not begin anew with what became of it',
    ]);
  });

  it('a member who is let out while money moves', () => {
    const bug = planted(exchangeMachine, ['states', 'settling', 'on', 'network.lost'], 'deciding');
    expect(settlingBreaches(on(bug, exchangeWalk))).toEqual(['network.lost leads out of settling to deciding']);
  });

  it('an order that goes out on figures of the device: a guard is missing', () => {
    const open = planted(
      purchaseMachine,
      ['states', 'deciding', 'states', 'idle', 'on', 'review.open'],
      '#purchase.review',
    );
    const bug = planted(open, ['states', 'review', 'states', 'summary', 'on', 'order.confirm'], '#purchase.settling');
    expect(keptBreaches(on(bug, purchaseWalk))).toContain(
      'review.summary (kept): order.confirm starts settlement on a kept loadTerms',
    );
  });

  it('a withdrawal by a quote of the device', () => {
    const bug = planted(withdrawalMachine, ['states', 'quoting', 'invoke', 'onDone'], {
      target: 'review',
      actions: { type: 'setQuote', params: ({ event }: { event: { output: unknown } }) => ({ quote: event.output }) },
    });
    expect(keptBreaches(on(bug, withdrawalWalk)).join()).toContain('starts settlement on a kept loadQuote');
  });

  it('a form that stays closed when the network is back', () => {
    const bug = planted(exchangeMachine, ['states', 'deciding', 'states', 'idle', 'on', 'network.returned'], undefined);
    expect(rereadBreaches(on(bug, exchangeWalk))).toContain(
      'deciding.idle (kept): network.returned reads nothing again',
    );
  });

  it('a password that stays after it was given', () => {
    const bug = planted(withdrawalMachine, ['states', 'authorising', 'exit'], undefined);
    expect(secretBreaches(on(bug, withdrawalWalk))).toContain('settling holds a secret');
  });

  it('a password that moves into a field of a field', () => {
    const hide = assign(({ context }: { context: { fundPassword: string } }) => ({
      form: { fundPassword: context.fundPassword },
      fundPassword: '',
    }));
    const bug = planted(withdrawalMachine, ['states', 'authorising', 'exit'], hide);
    expect(secretBreaches(on(bug, withdrawalWalk))).toContain('settling holds a secret');
  });

  it('a password that moves into a list of its field', () => {
    const hide = assign(({ context }: { context: { fundPassword: string } }) => ({
      form: { fundPassword: [context.fundPassword] },
      fundPassword: '',
    }));
    const bug = planted(withdrawalMachine, ['states', 'authorising', 'exit'], hide);
    expect(secretBreaches(on(bug, withdrawalWalk))).toContain('settling holds a secret');
  });

  it('a password in a field of a field that nobody marked', () => {
    const copy = assign(({ context }: { context: { fundPassword: string } }) => ({
      form: { typed: context.fundPassword },
      fundPassword: context.fundPassword,
    }));
    const bug = planted(withdrawalMachine, ['states', 'authorising', 'exit'], copy);
    expect(unmarkedSecrets(on(bug, withdrawalWalk))).toEqual(['typed holds a password']);
  });

  it('a password typed again that nobody marked', () => {
    const bug = planted(loginPasswordMachine, ['meta'], undefined);
    expect(unmarkedSecrets(on(bug, loginPasswordWalk))).toEqual(['again holds a password']);
  });

  it('a password that goes out with the move', () => {
    const bug = planted(withdrawalMachine, ['states', 'settling', 'invoke', 'input'], ({ context }: never) => context);
    const kept = planted(bug, ['states', 'authorising', 'exit'], undefined);
    expect(secretBreaches(on(kept, withdrawalWalk))).toContain('settlement gets a secret');
  });
});

describe('a planted bug', () => {
  it('has to be where something was', () => {
    expect(() => planted(purchaseMachine, ['states', 'nowhere', 'on'], undefined)).toThrow(
      'nothing to change at nowhere',
    );
  });

  it('leaves the machine as it was', async () => {
    planted(purchaseMachine, ['states', 'review', 'states', 'summary', 'on', 'order.confirm'], undefined);
    expect(await missed(purchaseWalk)).toEqual([]);
  });
});

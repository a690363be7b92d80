import { describe, expect, it } from 'vitest';
import { exactAmount, noAmount, typedAmount } from '#domain/amount-input.ts';
import { Failure } from '#domain/failure.ts';
import { valueOf } from '#domain/fresh-value.ts';
import { unit } from '#domain/money.ts';
import type { RechargeMethod } from '#domain/recharge.ts';
import { intent, recharge } from '../samples.ts';
import { at, player, rereads } from '#tests/support/flow.ts';
import { failed } from '../model/happening.ts';
import { load, rejected, terms } from './samples.ts';
import type { RechargeTerms } from './order.ts';
import { foundSent, settled, start } from '../settlement/money-samples.ts';
import { keptTerms } from '../terms.ts';
import { rechargeMachine } from './recharge.machine.ts';

const input = (method: RechargeMethod) => ({ subject: method, channelId: '', isReachable: true });
const play = player(rechargeMachine, input('usdt'));
const playCash = player(rechargeMachine, input('cash'));

const pending = intent({ kind: 'rechargeUsdt', subject: '', sent: {} });
const noRoom: RechargeTerms = { ...terms, intent: null };
const loaded = load(terms);

const offline = new Failure('offline');
const created = recharge();

const type = (text: string) => ({ type: 'amount.type', text }) as const;
const choose = (channelId: string) => ({ type: 'channel.choose', channelId }) as const;
const confirm = { type: 'recharge.confirm' } as const;
const refresh = { type: 'terms.refresh' } as const;
const lost = { type: 'network.lost' } as const;
const returned = { type: 'network.returned' } as const;

const first = { ...start, subject: 'usdt', channelId: '', entry: noAmount, problems: [] };
const typed = { ...first, terms, entry: typedAmount('200') };
const settles = (move: unknown, of = terms.intent) => ({
  started: { settlement: { intent: of, move, isReachable: true } },
});

describe(rechargeMachine.id, () => {
  it('has what is missing for something else filled in, also where another amount was kept', () => {
    const missing = player(rechargeMachine, { ...input('usdt'), amount: 12_345_678n });
    const kept = { ...terms, draft: { channelId: '', entry: typedAmount('7') } };
    expect(missing(loaded).context.entry).toEqual(exactAmount(12_345_678n));
    expect(missing(load(kept)).context.entry).toEqual(exactAmount(12_345_678n));
    expect(play(load(kept)).context.entry).toEqual(typedAmount('7'));
    // Less than that can't be recharged.
    const little = player(rechargeMachine, { ...input('usdt'), amount: 1n });
    expect(little(loaded).context.entry).toEqual(exactAmount(valueOf(terms.options).usdtMinimum));
  });

  it('reads how money comes in, with the open intent', () => {
    expect(play()).toStrictEqual(at('loading', first, { started: { loadTerms: { subject: 'usdt' } } }));
    expect(play(loaded)).toStrictEqual(at({ deciding: 'idle' }, { ...first, terms }, rereads));
    expect(play(failed('loadTerms', offline))).toStrictEqual(at('failed', { ...first, failure: offline }));
    expect(play(failed('loadTerms', offline), returned).state).toBe('loading');
  });

  it('settles first what went out before', () => {
    expect(play(foundSent(pending))).toStrictEqual(
      at('settling', { ...first, sentBefore: pending }, settles(null, pending)),
    );
  });

  it('asks once for what was typed', () => {
    const move = { method: 'usdt', channelId: '', amount: 200n * unit };
    expect(play(loaded, type('200'), confirm)).toStrictEqual(at('settling', typed, settles(move)));
    expect(play(loaded, type('200'), confirm, confirm)).toStrictEqual(at('settling', typed));
    expect(play(loaded, type('200'), confirm, settled({ end: 'done', result: created }))).toStrictEqual(
      at('created', { ...typed, result: created }, { emitted: [{ type: 'recharge.succeeded', result: created }] }),
    );
  });

  it.each([
    ['', ['amount']],
    ['0', ['amount']],
    ['abc', ['amount']],
    ['9.99', ['minimum']],
    ['1000000.01', ['maximum']],
    ['1000000', []],
    ['10', []],
  ])('says what is wrong with “%s” of USDT', (text, problems) => {
    const told = play(loaded, type(text), confirm);
    expect(told.context.problems).toEqual(problems);
    expect(told.state).toStrictEqual(problems.length === 0 ? 'settling' : { deciding: 'idle' });
    expect(play(loaded, type(text), confirm, type('x')).context.problems).toEqual([]);
  });

  it('takes rupees by a channel from 500 on', () => {
    expect(playCash(loaded, type('499.99'), confirm).context.problems).toEqual(['channel']);
    expect(playCash(loaded, choose('upi'), type('499.99'), confirm).context.problems).toEqual(['minimum']);
    expect(playCash(loaded, choose('upi'), type('500'), confirm)).toMatchObject({
      state: 'settling',
      started: { settlement: { move: { method: 'cash', channelId: 'upi', amount: 500n * unit } } },
    });
    expect(playCash(loaded, choose('gone'), refresh, loaded).context.channelId).toBe('');
  });

  it('asks for nothing on terms that the device kept, and keeps what is typed while they are read anew', () => {
    const old = load(keptTerms(terms));
    expect(play(old, type('200'), confirm).context.problems).toEqual(['kept']);
    expect(play(old, returned, type('200'), confirm)).toMatchObject({
      state: { deciding: 'refreshing' },
      context: { entry: typedAmount('200') },
      emitted: [],
    });
    expect(play(old, returned, type('200'), failed('loadTerms', offline), confirm).context.problems).toEqual(['kept']);
    expect(play(old, type('20'), returned, type('200'), loaded, confirm).state).toBe('settling');
  });

  it('asks for nothing offline, or on a device that can’t keep an intent', () => {
    expect(play(loaded, type('200'), lost, confirm).context.problems).toEqual(['offline']);
    expect(play(loaded, type('200'), lost, returned, loaded, confirm).state).toBe('settling');
    expect(play(load(noRoom), type('200'), confirm).context.problems).toEqual(['storage']);
  });

  it('keeps what was typed when it was refused or dropped', () => {
    const refused = [loaded, type('200'), confirm, settled({ end: 'refused', failure: rejected })] as const;
    expect(play(...refused)).toStrictEqual(at('refused', { ...typed, failure: rejected }));
    expect(play(...refused, refresh, loaded)).toStrictEqual(at({ deciding: 'idle' }, typed, rereads));
    expect(play(loaded, type('200'), confirm, settled({ end: 'dropped' }), loaded)).toStrictEqual(
      at({ deciding: 'idle' }, typed, rereads),
    );
    expect(play(loaded, type('200'), confirm, failed('settlement', offline))).toStrictEqual(
      at('failed', { ...typed, failure: offline }),
    );
  });

  it('tells its settlement about the network', () => {
    expect(play(loaded, type('200'), confirm, lost).sent).toEqual({ settlement: lost });
    expect(play(loaded, type('200'), confirm, lost, returned).sent).toEqual({ settlement: returned });
  });

  it('tells what is typed, and begins with what was typed before', () => {
    const entry = typedAmount('200');
    expect(play(loaded, type('200')).emitted).toEqual([{ type: 'recharge.drafted', draft: { channelId: '', entry } }]);
    expect(playCash(loaded, choose('upi')).emitted).toEqual([
      { type: 'recharge.drafted', draft: { channelId: 'upi', entry: noAmount } },
    ]);
    const before = (channelId: string) => load({ ...terms, draft: { channelId, entry } });
    expect(playCash(before('upi'))).toMatchObject({
      state: { deciding: 'idle' },
      context: { channelId: 'upi', entry },
    });
    expect(playCash(before('gone')).context).toMatchObject({ channelId: '', entry });
    expect(play(loaded, type('300'), refresh, before('')).context.entry).toEqual(typedAmount('300'));
  });

  it('is filled in also while its terms are read again', () => {
    const again = [loaded, type('200'), confirm, settled({ end: 'dropped' }), type('300'), choose('bep20')] as const;
    expect(play(...again)).toMatchObject({
      state: 'loading',
      emitted: [{ type: 'recharge.drafted', draft: { channelId: 'bep20', entry: typedAmount('300') } }],
    });
    expect(play(...again, loaded).context.entry).toEqual(typedAmount('300'));
  });
});

import { describe, expect, it } from 'vitest';
import { exactAmount, noAmount, typedAmount } from '#domain/amount-input.ts';
import { Failure } from '#domain/failure.ts';
import { unit } from '#domain/money.ts';
import type { RechargeMethod } from '#domain/recharge.ts';
import { intent, recharge } from '../samples.ts';
import { at, player, rereads } from '#tests/support/flow.ts';
import { done, failed } from '../model/happening.ts';
import { desk, rejected, settled } from './samples.ts';
import type { RechargeDesk } from './order.ts';
import { keptTerms } from '../terms.ts';
import { rechargeMachine } from './recharge.machine.ts';

const input = (method: RechargeMethod) => ({ method, channelId: '', isReachable: true });
const play = player(rechargeMachine, input('usdt'));
const playCash = player(rechargeMachine, input('cash'));

const pending: RechargeDesk = {
  ...desk,
  intent: intent({ kind: 'rechargeUsdt', subject: '', sent: {} }),
};
const noRoom: RechargeDesk = { ...desk, intent: null };
const loaded = done('loadDesk', desk);

const offline = new Failure('offline');
const created = recharge();

const type = (text: string) => ({ type: 'amount.type', text }) as const;
const choose = (channelId: string) => ({ type: 'channel.choose', channelId }) as const;
const confirm = { type: 'recharge.confirm' } as const;
const refresh = { type: 'options.refresh' } as const;
const lost = { type: 'network.lost' } as const;
const returned = { type: 'network.returned' } as const;

const start = {
  method: 'usdt',
  desk: null,
  channelId: '',
  entry: noAmount,
  isReachable: true,
  problems: [],
  recharge: null,
  failure: null,
};
const typed = { ...start, desk, entry: typedAmount('200') };
const settles = (terms: unknown, of = desk) => ({
  started: { settlement: { intent: of.intent, move: terms, isReachable: true } },
});

describe(rechargeMachine.id, () => {
  it('has what is missing for something else filled in, also where another amount was kept', () => {
    const missing = player(rechargeMachine, { ...input('usdt'), amount: 12_345_678n });
    const kept = { ...desk, draft: { channelId: '', entry: typedAmount('7') } };
    expect(missing(loaded).context.entry).toEqual(exactAmount(12_345_678n));
    expect(missing(done('loadDesk', kept)).context.entry).toEqual(exactAmount(12_345_678n));
    expect(play(done('loadDesk', kept)).context.entry).toEqual(typedAmount('7'));
  });

  it('reads how money comes in, with the open intent', () => {
    expect(play()).toStrictEqual(at('loading', start, { started: { loadDesk: { method: 'usdt' } } }));
    expect(play(loaded)).toStrictEqual(at('form', { ...start, desk }, rereads));
    expect(play(failed('loadDesk', offline))).toStrictEqual(at('failed', { ...start, failure: offline }));
    expect(play(failed('loadDesk', offline), returned).state).toBe('loading');
  });

  it('settles first what went out before', () => {
    expect(play(done('loadDesk', pending))).toStrictEqual(
      at('settling', { ...start, desk: pending }, settles(null, pending)),
    );
  });

  it('asks once for what was typed', () => {
    const terms = { method: 'usdt', channelId: '', amount: 200n * unit };
    expect(play(loaded, type('200'), confirm)).toStrictEqual(at('settling', typed, settles(terms)));
    expect(play(loaded, type('200'), confirm, confirm)).toStrictEqual(at('settling', typed));
    expect(play(loaded, type('200'), confirm, settled({ end: 'done', result: created }))).toStrictEqual(
      at('created', { ...typed, recharge: created }, { emitted: [{ type: 'recharge.created', recharge: created }] }),
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
    expect(told.state).toBe(problems.length === 0 ? 'settling' : 'form');
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
    const old = done('loadDesk', keptTerms(desk));
    expect(play(old, type('200'), confirm).context.problems).toEqual(['kept']);
    expect(play(old, returned, type('200'), confirm)).toMatchObject({
      state: 'refreshing',
      context: { entry: typedAmount('200') },
      emitted: [],
    });
    expect(play(old, returned, type('200'), failed('loadDesk', offline), confirm).context.problems).toEqual(['kept']);
    expect(play(old, type('20'), returned, type('200'), loaded, confirm).state).toBe('settling');
  });

  it('asks for nothing offline, or on a device that can’t keep an intent', () => {
    expect(play(loaded, type('200'), lost, confirm).context.problems).toEqual(['offline']);
    expect(play(loaded, type('200'), lost, returned, loaded, confirm).state).toBe('settling');
    expect(play(done('loadDesk', noRoom), type('200'), confirm).context.problems).toEqual(['storage']);
  });

  it('keeps what was typed when it was refused or dropped', () => {
    const refused = [loaded, type('200'), confirm, settled({ end: 'refused', failure: rejected })] as const;
    expect(play(...refused)).toStrictEqual(at('refused', { ...typed, failure: rejected }));
    expect(play(...refused, refresh, loaded)).toStrictEqual(at('form', typed, rereads));
    expect(play(loaded, type('200'), confirm, settled({ end: 'dropped' }), loaded)).toStrictEqual(
      at('form', typed, rereads),
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
    const before = (channelId: string) => done('loadDesk', { ...desk, draft: { channelId, entry } });
    expect(playCash(before('upi'))).toMatchObject({ state: 'form', context: { channelId: 'upi', entry } });
    expect(playCash(before('gone')).context).toMatchObject({ channelId: '', entry });
    expect(play(loaded, type('300'), refresh, before('')).context.entry).toEqual(typedAmount('300'));
  });
});

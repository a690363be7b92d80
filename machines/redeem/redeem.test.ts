import { describe, expect, it } from 'vitest';
import { Failure } from '#domain/failure.ts';
import { at, player, rereads } from '#tests/support/flow.ts';
import { failed } from '../model/happening.ts';
import { draftedBefore, kept, noRoom, opened, receipt, rejected, sentBefore, type } from './samples.ts';
import { settled, start } from '../settlement/money-samples.ts';
import { redeemMachine } from './redeem.machine.ts';

const input = { subject: '', isReachable: true } as const;
const play = player(redeemMachine, input);

const offline = new Failure('offline');
const redeem = { type: 'code.redeem' } as const;
const open = { type: 'form.open' } as const;
const lost = { type: 'network.lost' } as const;
const returned = { type: 'network.returned' } as const;

const first = { ...start, code: '', problems: [] };
const ready = { ...first, terms: { intent: kept(null), draft: null } };
const typed = { ...ready, code: ' welcome-5 ' };
const refresh = { type: 'terms.refresh' } as const;

describe(redeemMachine.id, () => {
  it('opens with the intent that is open', () => {
    expect(play()).toStrictEqual(at('loading', first, { started: { loadTerms: { subject: '' } } }));
    expect(play(opened)).toStrictEqual(at({ deciding: 'idle' }, ready, rereads));
    expect(play(failed('loadTerms', offline), refresh).state).toBe('loading');
    expect(play(sentBefore)).toMatchObject({ state: 'settling', started: { settlement: { move: null } } });
  });

  it('redeems a code as it was meant, once', () => {
    expect(play(opened, type(' welcome-5 '), redeem)).toStrictEqual(
      at('settling', typed, {
        started: { settlement: { intent: kept(null), move: { code: 'WELCOME5' }, isReachable: true } },
      }),
    );
    expect(play(opened, type(' welcome-5 '), redeem, redeem)).toStrictEqual(at('settling', typed));
    expect(play(opened, type(' welcome-5 '), redeem, settled({ end: 'done', result: receipt }))).toStrictEqual(
      at(
        'redeemed',
        { ...typed, code: '', result: receipt },
        { emitted: [{ type: 'redeem.succeeded', result: receipt }] },
      ),
    );
  });

  it('keeps a code that was refused, to be mended', () => {
    const refused = [opened, type('LAST1'), redeem, settled({ end: 'refused', failure: rejected })] as const;
    expect(play(...refused)).toMatchObject({ state: 'refused', context: { code: 'LAST1', failure: rejected } });
    expect(play(...refused, open, opened)).toMatchObject({
      state: { deciding: 'idle' },
      context: { code: 'LAST1', failure: null },
    });
    const mended = play(...refused, type('LAST'), type('LAST2'));
    expect(mended).toMatchObject({ state: 'loading', context: { code: 'LAST2' } });
    expect(play(...refused, type('LAST2'), opened, redeem)).toMatchObject({
      state: 'settling',
      started: { settlement: { move: { code: 'LAST2' } } },
    });
    expect(play(opened, type('LAST1'), redeem, settled({ end: 'dropped' })).state).toBe('loading');
    expect(play(opened, type('LAST1'), redeem, failed('settlement', offline)).state).toBe('failed');
  });

  it.each(['', 'abc', 'a b c', 'ab%cd', 'x'.repeat(25)])('does not send “%s”', (code) => {
    expect(play(opened, type(code), redeem)).toMatchObject({
      state: { deciding: 'idle' },
      context: { problems: ['code'] },
    });
  });

  it('redeems nothing offline, or on a device that can’t keep an intent', () => {
    expect(play(opened, type('LAST1'), lost, redeem).context.problems).toEqual(['offline']);
    expect(play(opened, type('LAST1'), lost, returned, opened, redeem).state).toBe('settling');
    expect(play(noRoom, type('LAST1'), redeem).context.problems).toEqual(['storage']);
  });

  it('tells what is typed, and begins with what was typed before', () => {
    expect(play(opened, type('LAST1')).emitted).toEqual([{ type: 'redeem.drafted', draft: { code: 'LAST1' } }]);
    expect(play(draftedBefore)).toMatchObject({ state: { deciding: 'idle' }, context: { code: 'WELCOME5' } });
    expect(play(type('LAST1'), draftedBefore).context.code).toBe('LAST1');
  });

  it('stays empty where it was emptied while its terms were read again', () => {
    expect(play(draftedBefore, refresh, type(''), draftedBefore).context.code).toBe('');
  });
});

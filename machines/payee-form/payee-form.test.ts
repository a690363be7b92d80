import { describe, expect, it } from 'vitest';
import { Failure } from '#domain/failure.ts';
import { addressProblems, type AddressDraft } from '#domain/payee.ts';
import { at, player } from '#tests/support/flow.ts';
import { done, failed } from '../model/happening.ts';
import { createPayeeFormMachine } from './payee-form.machine.ts';

const machine = createPayeeFormMachine<AddressDraft & Record<string, string>>(addressProblems);
const play = player(machine, { payeeId: '' });
const offline = new Failure('offline');
const empty = { currency: 'USDT', chain: '', address: '', payeeLabel: '' };
const whole = { currency: 'USDT', chain: 'BEP20', address: `0x${'a1'.repeat(20)}`, payeeLabel: '' };
const loaded = done('loadDraft', empty);
const change = (field: string, value: string) => ({ type: 'field.change', field, value }) as const;
const submit = { type: 'form.submit' } as const;
const typed = [change('chain', whole.chain), change('address', whole.address)] as const;
const start = { payeeId: '', draft: null, problems: [], failure: null };

describe(machine.id, () => {
  it('reads what is to be edited, or an empty draft', () => {
    expect(play()).toStrictEqual(at('loading', start, { started: { loadDraft: { payeeId: '' } } }));
    expect(play(loaded)).toStrictEqual(at('form', { ...start, draft: empty }));
    expect(play(failed('loadDraft', offline), { type: 'draft.refresh' }).state).toBe('loading');
    expect(play(failed('loadDraft', offline), { type: 'network.returned' }).state).toBe('loading');
  });

  it('marks what is missing until it changes', () => {
    expect(play(loaded, submit).context.problems).toEqual(['chain', 'address']);
    expect(play(loaded, submit, typed[0]).context.problems).toEqual(['address']);
  });

  it('saves once, and keeps what was typed when that fails', () => {
    expect(play(loaded, ...typed, submit)).toStrictEqual(
      at('saving', { ...start, draft: whole }, { started: { save: { payeeId: '', draft: whole } } }),
    );
    expect(play(loaded, ...typed, submit, submit).started).toEqual({});
    expect(play(loaded, ...typed, submit, failed('save', offline))).toStrictEqual(
      at('form', { ...start, draft: whole, failure: offline }),
    );
    expect(play(loaded, ...typed, submit, done('save', { id: 'new' }))).toStrictEqual(
      at('saved', { ...start, draft: whole }, { emitted: [{ type: 'payeeForm.saved', payeeId: 'new' }] }),
    );
  });

  it('tells what is typed', () => {
    expect(play(loaded, typed[0]).emitted).toEqual([
      { type: 'payeeForm.drafted', draft: { ...empty, chain: whole.chain } },
    ]);
  });
});

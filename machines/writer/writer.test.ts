import { describe, expect, it } from 'vitest';
import { at, player } from '#tests/support/flow.ts';
import { done, failed } from '../model/happening.ts';
import { writerMachine } from './writer.machine.ts';

const play = player(writerMachine);
const free = done('ask', true);
const taken = done('ask', false);
const opened = at('open', {}, { started: { hold: undefined } });
const elsewhere = at('elsewhere', {}, { started: { queue: undefined } });

describe(writerMachine.id, () => {
  it('opens the flow where no other tab has it', () => {
    expect(play()).toMatchObject({ state: 'asking', started: { ask: undefined } });
    expect(play(free)).toMatchObject(opened);
  });

  it('opens it too where the browser can’t tell', () => {
    expect(play(failed('ask', new Error('no locks')))).toMatchObject(opened);
  });

  it('waits for the other tab to be done with it', () => {
    expect(play(taken)).toMatchObject(elsewhere);
    expect(play(taken, { type: 'lock.gained' })).toMatchObject(opened);
  });

  it('takes it over when the member says so', () => {
    expect(play(taken, { type: 'flow.take' })).toMatchObject({ state: 'taking', started: { take: undefined } });
    expect(play(taken, { type: 'flow.take' }, done('take'))).toMatchObject(opened);
  });

  it('gives way to another tab, and waits for it', () => {
    expect(play(free, { type: 'lock.lost' })).toMatchObject(elsewhere);
  });
});

import { describe, expect, it } from 'vitest';
import { Failure } from '#domain/failure.ts';
import { at, player } from '#tests/support/flow.ts';
import { done, failed } from '../model/happening.ts';
import { looked } from './samples.ts';
import { installMachine } from './install.machine.ts';

const inSettings = player(installMachine, { isOffer: false });
const afterSuccess = player(installMachine, { isOffer: true });
const start = { type: 'install.start' } as const;
const refuse = { type: 'install.refuse' } as const;
const arrived = { type: 'prompt.arrived' } as const;
const installed = { type: 'app.installed' } as const;
const accepted = done('openPrompt', 'accepted');
const dismissed = done('openPrompt', 'dismissed');
const noted = done('rememberOffer');
const storage = new Failure('storage');

describe(installMachine.id, () => {
  it('looks around first, and hears the browser all the time', () => {
    expect(inSettings()).toStrictEqual(
      at(
        'looking',
        { isOffer: false, hasPrompt: false, guide: 'menu' },
        { started: { lookAround: undefined, watchBrowser: undefined } },
      ),
    );
  });

  it.each([
    ['installed', { isInstalled: true, hasPrompt: true }],
    ['available', { hasPrompt: true }],
    ['available', { hasPrompt: true, wasOffered: true }],
    ['unavailable', { guide: 'ios' }],
    ['unavailable', {}],
  ] as const)('in the settings is %s with %o', (state, standing) =>
    expect(inSettings(looked(standing)).state).toBe(state),
  );

  it.each([
    ['installed', { isInstalled: true, hasPrompt: true }],
    ['noting', { hasPrompt: true }],
    ['noting', { guide: 'ios' }],
    ['refused', { hasPrompt: true, wasOffered: true }],
    ['unavailable', {}],
  ] as const)('after a success is %s with %o', (state, standing) =>
    expect(afterSuccess(looked(standing)).state).toBe(state),
  );

  it('is offered only once that is remembered', () => {
    const offerable = looked({ hasPrompt: true });
    expect(afterSuccess(offerable)).toMatchObject({ started: { rememberOffer: undefined } });
    expect(afterSuccess(offerable, noted).state).toBe('offered');
    expect(afterSuccess(offerable, noted, refuse).state).toBe('refused');
    expect(afterSuccess(offerable, failed('rememberOffer', storage)).state).toBe('refused');
  });

  it('says that it is installed once the prompt was accepted', () => {
    expect(inSettings(looked({ hasPrompt: true }), start)).toMatchObject({ started: { openPrompt: undefined } });
    expect(inSettings(looked({ hasPrompt: true }), start, accepted)).toMatchObject({
      state: 'installed',
      emitted: [{ type: 'install.succeeded' }],
      context: { hasPrompt: false },
    });
  });

  it('remembers a refusal in the prompt, and is there again when the browser has another one', () => {
    const refused = [looked({ hasPrompt: true }), start, dismissed] as const;
    expect(inSettings(...refused)).toMatchObject({ state: 'refusing', started: { rememberOffer: undefined } });
    expect(inSettings(...refused, noted)).toMatchObject({
      state: 'refused',
      context: { hasPrompt: false },
    });
    expect(inSettings(...refused, failed('rememberOffer', storage), arrived)).toMatchObject({
      state: 'available',
      context: { hasPrompt: true },
    });
    // Nobody asked.
    expect(afterSuccess(looked(), arrived).state).toBe('unavailable');
  });

  it('has nothing to start without a prompt', () => {
    expect(afterSuccess(looked({ guide: 'ios' }), noted, start).state).toBe('offered');
    expect(inSettings(looked(), start).state).toBe('unavailable');
  });

  it('hears of an installation from elsewhere, once', () => {
    expect(inSettings(looked(), installed)).toMatchObject({
      state: 'installed',
      emitted: [{ type: 'install.succeeded' }],
    });
    expect(inSettings(looked({ hasPrompt: true }), start, accepted, installed).emitted).toEqual([]);
  });

  it('falls back to the steps when the prompt fails', () =>
    expect(inSettings(looked({ hasPrompt: true }), start, failed('openPrompt', new Error('no gesture'))).state).toBe(
      'unavailable',
    ));
});

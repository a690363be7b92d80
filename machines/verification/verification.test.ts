import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { codes } from '#contract/codes.ts';
import { Failure } from '#domain/failure.ts';
import type { AccountName } from '#domain/registration.ts';
import { sentCode } from '../samples.ts';
import { at, player } from '#tests/support/flow.ts';
import { failed, passed } from '../model/happening.ts';
import { alone, arrived, input, over, type } from './samples.ts';
import { verificationMachine, type VerificationInput } from './verification.machine.ts';

const minute = 60_000;
const wrong = new Failure('rejected', codes.codeWrong, 'wrong');
const tooSoon = new Failure('rejected', codes.codeTooSoon, 'soon');
const again: VerificationInput = { ...input, sent: sentCode({ channel: 'email' }), failure: wrong };
const play = player(verificationMachine, input);
const playAgain = player(verificationMachine, again);

const request = { type: 'code.request' } as const;
const enter = { type: 'code.enter' } as const;
const choose = (channel: 'phone' | 'email') => ({ type: 'channel.choose', channel }) as const;

const start = { ...input, channel: 'phone', code: '', isMarked: false };
const out = { ...start, sent: sentCode() };
const lives = { timers: { codeLifetime: 5 * minute } };

describe(verificationMachine.id, () => {
  it('asks where a code goes if there is a choice, and sends it there', () => {
    expect(play()).toStrictEqual(at('request', start));
    expect(play(request)).toStrictEqual(
      at('sending', start, { started: { sendCode: { channel: 'phone', account: null } } }),
    );
    expect(play(choose('email'), request).started).toEqual({ sendCode: { channel: 'email', account: null } });
    expect(play(request, arrived)).toStrictEqual(at('code', out, lives));
    expect(play(request, failed('sendCode', tooSoon))).toStrictEqual(at('request', { ...start, failure: tooSoon }));
  });

  it("sends a visitor's code to the account that they typed", () => {
    const account: AccountName = { type: 'phone', country: 'KE', account: '0712345678' };
    const playVisitor = player(verificationMachine, { ...input, account });
    expect(playVisitor(request).started).toEqual({ sendCode: { channel: 'phone', account } });
  });

  it('sends it at once where it can go to one place only', () => {
    const playAlone = player(verificationMachine, alone);
    const begun = { ...start, targets: alone.targets };
    const started = { sendCode: { channel: 'phone', account: null } };
    expect(playAlone()).toStrictEqual(at('sending', begun, { started }));
    expect(playAlone(arrived)).toStrictEqual(at('code', { ...begun, sent: sentCode() }, lives));
    // What went wrong is shown, and nothing is sent again by itself.
    expect(playAlone(failed('sendCode', tooSoon))).toStrictEqual(at('request', { ...begun, failure: tooSoon }));
    expect(playAlone(failed('sendCode', tooSoon), request).started).toEqual(started);
    expect(player(verificationMachine, { ...alone, failure: wrong })().state).toBe('request');
  });

  it('leaves a code that is out, or has expired, as it is where there is one place only', () => {
    expect(player(verificationMachine, { ...again, targets: alone.targets })().state).toBe('code');
    const playOver = player(verificationMachine, { ...over, targets: alone.targets });
    expect(playOver()).toMatchObject({ state: 'expired', started: {} });
    expect(playOver(request, failed('sendCode', tooSoon)).state).toBe('request');
  });

  it('is entered by its sixth digit, of any script, with the spaces of a message', () => {
    for (const text of ['123456', '123 456', '１２३４५６', '123-456', '١٢٣٤٥٦', '१२३ ४५६', '௧௨௩௪௫௬', '෧෨෩෪෫෬']) {
      expect(play(request, arrived, type(text)).state).toBe('entered');
      expect(playAgain(type(text)).state).toBe('entered');
    }
    for (const text of ['', '12345', '1234567', '12345a']) {
      expect(play(request, arrived, type(text))).toMatchObject({ state: 'code', context: { isMarked: false } });
      expect(play(request, arrived, type(text), enter)).toMatchObject({ state: 'code', context: { isMarked: true } });
    }
    expect(play(request, arrived, type('1'), enter, type('12')).context.isMarked).toBe(false);
  });

  it('keeps a code that is typed offline until it is entered', () => {
    const typed = { ...type('123456'), isOffline: true };
    expect(play(request, arrived, typed)).toMatchObject({ state: 'code', context: { code: '123456' } });
    expect(play(request, arrived, typed, enter).state).toBe('entered');
  });

  it('goes on with the code that is out when the one that was typed was wrong', () => {
    expect(playAgain()).toStrictEqual(at('code', { ...again, channel: 'email', code: '', isMarked: false }, lives));
    expect(playAgain(request, failed('sendCode', tooSoon))).toMatchObject({
      state: 'code',
      context: { failure: tooSoon, sent: again.sent },
    });
    expect(playAgain(request, arrived).context).toMatchObject({ failure: null, code: '', sent: sentCode() });
  });

  it('sends another one the other way, and still takes the first until then', () => {
    expect(play(request, arrived, choose('email'), request).started).toEqual({
      sendCode: { channel: 'email', account: null },
    });
    const step = createActor(verificationMachine, { input: again }).start();
    for (const event of [choose('phone'), type('123456')]) step.send(event);
    expect(step.getSnapshot().output).toEqual({ sent: again.sent, entered: { channel: 'email', code: '123456' } });
  });

  it('says when a code has expired, and sends another one', () => {
    const expired = [request, arrived, passed('codeLifetime', 'verification.code')] as const;
    expect(play(...expired)).toStrictEqual(at('expired', start));
    expect(play(...expired, type('123456')).state).toBe('expired');
    expect(play(...expired, choose('email'), request).started).toEqual({
      sendCode: { channel: 'email', account: null },
    });
    // The code of before can't be typed any more.
    expect(play(...expired, request, failed('sendCode', tooSoon))).toStrictEqual(
      at('request', { ...start, failure: tooSoon }),
    );
  });

  it('begins with another code when the one that was typed was over', () => {
    const playOver = player(verificationMachine, over);
    expect(playOver()).toStrictEqual(at('expired', { ...start, channel: 'email' }));
    expect(playOver(request, arrived).state).toBe('code');
  });
});

import { afterEach, describe, expect, it, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { shareActor } from './share.ts';

const content = { title: 'Dayrent', text: 'My invite code is ASHA01.', url: 'https://play.example/#/x?invite=ASHA01' };
afterEach(() => vi.unstubAllGlobals());

async function shared(device: object, isCopied = true) {
  vi.stubGlobal('navigator', device);
  const copy = vi.fn<() => Promise<boolean>>(() => Promise.resolve(isCopied));
  const actor = createActor(shareActor(content, copy)).start();
  actor.send({ type: 'sheet.open' });
  const { value } = await waitFor(actor, (now) => !now.hasTag('busy'));
  actor.stop();
  return { state: value, copies: copy.mock.calls.length };
}

describe('sharing', () => {
  it('hands title, words and link to the system, and nothing else', async () => {
    const share = vi.fn<(data: unknown) => Promise<void>>(() => Promise.resolve());
    expect(await shared({ share })).toEqual({ state: 'handedOn', copies: 0 });
    expect(share.mock.calls).toEqual([[content]]);
  });

  it('does nothing more for who closes the sheet', async () => {
    const share = () => Promise.reject(new DOMException('closed', 'AbortError'));
    expect(await shared({ share })).toEqual({ state: 'ready', copies: 0 });
  });

  it.each([
    ['there is no sheet', {}],
    ['the sheet is refused', { share: () => Promise.reject(new DOMException('no', 'NotAllowedError')) }],
    ['the sheet breaks', { share: () => Promise.reject(new TypeError('bad data')) }],
  ])('copies the link once where %s', async (_, device) => {
    expect(await shared(device)).toEqual({ state: 'onClipboard', copies: 1 });
    expect(await shared(device, false)).toEqual({ state: 'byHand', copies: 1 });
  });
});

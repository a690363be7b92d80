import { afterEach, describe, expect, it, vi } from 'vitest';
import { copyText } from './copied.ts';

const shown = {} as Node;

function device(clipboard: Partial<Clipboard> | undefined) {
  const selectAllChildren = vi.fn<(node: Node) => void>();
  vi.stubGlobal('navigator', { clipboard });
  vi.stubGlobal('getSelection', () => ({ selectAllChildren }));
  return selectAllChildren;
}
afterEach(() => vi.unstubAllGlobals());

describe('copying a text', () => {
  it('puts it on the clipboard', async () => {
    const writeText = vi.fn<Clipboard['writeText']>(() => Promise.resolve());
    const select = device({ writeText });
    expect(await copyText('sandbox:0x52', shown)).toBe(true);
    expect(writeText).toHaveBeenCalledWith('sandbox:0x52');
    expect(select).not.toHaveBeenCalled();
  });

  it.each([
    ['refuses', { writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) }],
    ['is absent', undefined],
  ])('selects it where the clipboard %s', async (_, clipboard) => {
    const select = device(clipboard);
    expect(await copyText('sandbox:0x52', shown)).toBe(false);
    expect(select).toHaveBeenCalledWith(shown);
  });

  it('selects nothing where it is not shown', async () => {
    const select = device(undefined);
    expect(await copyText('sandbox:0x52', null)).toBe(false);
    expect(select).not.toHaveBeenCalled();
  });
});

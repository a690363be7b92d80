import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import fc from 'fast-check';
import decodeQr from 'qr/decode.js';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { drawQr, quietZone, type QrDrawing } from './qr-path.ts';
import { Qr } from './qr.tsx';

/** Pixels a module. */
const zoom = 4;
type Ink = (x: number, y: number) => boolean;

/** Paints the path as a screen does, and in the middle what `ink` says; reads the picture with another library. */
function read({ size, path, middle }: QrDrawing, ink: Ink): string {
  const side = (size + 2 * quietZone) * zoom;
  const data = new Uint8Array(side * side * 4).fill(255);
  const paint = (left: number, top: number, width: number, isDark: boolean) => {
    for (let y = (top + quietZone) * zoom; y < (top + quietZone + 1) * zoom; y += 1)
      for (let x = (left + quietZone) * zoom; x < (left + quietZone + width) * zoom; x += 1)
        data.fill(isDark ? 0 : 255, (y * side + x) * 4, (y * side + x) * 4 + 3);
  };
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)/g)) paint(Number(x), Number(y), Number(width), true);
  for (let y = middle.y; y < middle.y + middle.height; y += 1)
    for (let x = middle.x; x < middle.x + middle.width; x += 1) paint(x, y, 1, ink(x, y));
  return decodeQr({ width: side, height: side, data }, { timeLimit: 10_000 });
}

const inks: Record<string, Ink> = {
  white: () => false,
  dark: () => true,
  'a pattern': (x, y) => (x + y) % 2 === 0,
  stripes: (x) => x % 2 === 0,
};
const address = 'sandbox:bep20:0x52908400098527886E0F7030069857D2E4169EE7?amount=1284.079999';

describe('a QR code', () => {
  it.each(Object.entries(inks))('is readable with %s in its middle', (_, ink) => {
    expect(read(drawQr(address), ink)).toBe(address);
  });

  it('is readable whatever address it holds', () => {
    const addresses = fc.stringMatching(/^sandbox:[a-z0-9]{2,8}:0x[0-9a-fA-F]{10,120}$/);
    const checks = fc.property(addresses, fc.constantFrom(...Object.values(inks)), (text, ink) => {
      expect(read(drawQr(text), ink)).toBe(text);
    });
    fc.assert(checks, { numRuns: 60 });
  });

  it('would not be readable without its corners', () => {
    const drawing = drawQr(address);
    const bare = { ...drawing, middle: { x: 0, y: 0, width: drawing.size, height: 9 } };
    expect(() => read(bare, () => false)).toThrow();
  });

  it('carries the play mark, its chain and a quiet zone, dark on white', () => {
    i18n.loadAndActivate({ locale: 'en', messages: {} });
    const shown = createElement(Qr, { text: address, currency: 'USDT', chain: 'BEP20' });
    const html = renderToStaticMarkup(createElement(I18nProvider, { i18n }, shown));
    const { size } = drawQr(address);
    expect(html).toContain(`viewBox="-4 -4 ${size + 8} ${size + 8}"`);
    expect(html).toContain('aria-label="QR code of a play money address, USDT on BEP20"');
    expect(html).toMatch(/<text[^>]*>play<\/text>/);
    expect(html.replace(/<[^>]+>/g, '')).toContain('Play moneyUSDT · BEP20');
    expect(html).toMatch(/fill="white".*fill="black"/);
  });
});

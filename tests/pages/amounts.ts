import type { Locator } from '@playwright/test';
import { parseDecimal } from '#domain/money.ts';

/** The amount that an element shows, in millionths: rounded down to two decimals as the screen has it. */
export async function shownAmount(element: Locator): Promise<bigint> {
  const text = await element.innerText();
  const figure = /[+−]?[\d,]+\s*\.\d{2}/.exec(text.replaceAll('\n', ''))?.[0];
  if (figure === undefined) throw new Error(`no amount in: ${text}`);
  return parseDecimal(figure.replaceAll(/[,+\s]/g, '').replace('−', '-'));
}

const hundredth = 10_000n;

/** What a screen shows of an exact amount: two decimals, towards zero. */
export const asShown = (amount: bigint): bigint => (amount / hundredth) * hundredth;

import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

interface Violation {
  id: string;
  impact?: string | null;
  nodes: { html: string }[];
}

type WithAxe = typeof globalThis & {
  axe: { run: (context: Document, options: object) => Promise<{ violations: Violation[] }> };
};

/** Axe itself, as its Playwright package has it. That one would load it anew for each look: two thirds of the time. */
const { source } = createRequire(import.meta.resolve('@axe-core/playwright'))('axe-core') as { source: string };

/** What axe finds that is serious or critical once nothing fades in any more, one line each; without what frames hold. */
export async function axeProblems(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  const violations = await page.evaluate(async () => {
    const { axe } = globalThis as WithAxe;
    const ending = document
      .getAnimations()
      .filter((one) => one.playState === 'running' && one.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.all(ending.map(({ finished }) => finished.catch(() => undefined)));
    return (await axe.run(document, { resultTypes: ['violations'], iframes: false })).violations;
  });
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ html }) => `axe ${id}: ${html.slice(0, 160)}`));
}

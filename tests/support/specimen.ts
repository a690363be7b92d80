/** Specimens of the gallery in a browser: one page shows them all, only its hash changes. */
import type { Page } from '@playwright/test';
import { addressOf, machineOf, partsOf, type Specimen } from '#screens/dev/gallery/specimens.ts';

export type Theme = 'light' | 'dark';

/** Shown before there is a screen. */
const waiting: readonly string[] = [
  'app.recalling',
  'app.booting',
  'session.restoring',
  'session.keeping',
  'session.clearing',
  'session.notice',
  'session.signingOut',
];
/** They stand around the screens, not on them. */
const around: readonly string[] = ['app', 'session', 'connectivity', 'toast'];

/** They stand in a dialog, which is at the end of the page. */
const inDialogs: readonly string[] = ['cancel-order', 'cancel-withdrawal', 'customer-service', 'update'];

export const nameOf = ({ flow, state }: Specimen): string => `${flow}.${state}`;

/** What lies over them comes a moment later. */
const underDialogs: readonly string[] = ['purchase.agreement', 'income.taken'];

/** What is there once a specimen is shown. */
function markOf(specimen: Specimen): string {
  const { flow, state } = specimen;
  const inside = `[data-specimen="${nameOf(specimen)}"]`;
  if (waiting.includes(nameOf(specimen))) return `${inside} [role="status"] ~ svg`;
  if (around.includes(flow)) return `${inside} main`;
  const [leaf, inner = leaf] = partsOf(machineOf(flow), state);
  // A parallel state says both its halves.
  const frame = `[data-machine="${machineOf(flow).id}"][data-state~="${inner}"]`;
  if (inDialogs.includes(flow)) return `body:has(${inside}) [role="dialog"] ${frame}`;
  const shown = `${inside} ${frame}`;
  return underDialogs.includes(nameOf(specimen)) ? `body:has([role="dialog"]) ${shown}` : shown;
}

/** Opens the gallery, in a language that holds from then on. */
export const openGallery = async (page: Page, url: string, lang: string): Promise<void> => {
  await page.goto(`${url}/?lang=${lang}#/dev/gallery`);
  await page.locator('main').waitFor();
};

/** Shows one, with all that it has to show. @throws when it isn't there in ten seconds */
export const showSpecimen = (page: Page, specimen: Specimen, theme: Theme): Promise<void> =>
  page.evaluate(
    async ({ hash, mark, name }) => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      location.hash = hash;
      const end = performance.now() + 10_000;
      while (!document.querySelector(mark)) {
        if (performance.now() > end) throw new Error(`${name} is not shown: nothing matches ${mark}`);
        await frame();
      }
      // What the samples answer, and what is loaded for the first time.
      await frame();
      await frame();
      // One that isn't shown may never be read.
      const shown = [...document.images].filter((image) => image.checkVisibility());
      await Promise.all(shown.map((image) => image.decode().catch(() => undefined)));
    },
    { hash: addressOf(specimen, theme), mark: markOf(specimen), name: nameOf(specimen) },
  );

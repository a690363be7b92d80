/** Finds a Chromium for the browser tests, or installs Debian's. Nothing is downloaded from anywhere else. */
import { findProgram, installPackages, isExecutable } from './programs.ts';
import { run } from './run.ts';

/**
 * Parts of the browser that no test meets. The first two draw what an address bar suggests, in a page of their own for each
 * context: 0.8 s of a core. The rest is what Playwright leaves out: of two such lists the browser takes the last.
 */
const leftOut = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/** How tests and the benchmark start it. */
export const browserArgs = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  `--disable-features=${leftOut.join(',')}`,
];

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const help = 'Install Chromium or Chrome, or set CHROMIUM_PATH to one.';

/** Debian's. Without it Arabic and Indic text is boxes, or set in a font that few phones have. */
const fonts = 'fonts-noto-core';

/** A machine may have a browser and not the letters; where nothing can list its fonts, the tests say what lacks. */
async function bringFonts(): Promise<void> {
  if (!findProgram(['fc-list']) || !findProgram(['apt-get']) || process.getuid?.() !== 0) return;
  const { output } = await run('fc-list', [':lang=ta', 'family'], {}, true);
  if (!output.includes('Noto')) await installPackages('No fonts for Indic languages were found', [fonts], '');
}

/** @throws when there is none and none can be installed */
export async function findBrowser(): Promise<string> {
  const given = process.env['CHROMIUM_PATH'];
  if (given) {
    if (isExecutable(given)) return given;
    throw new Error(`CHROMIUM_PATH is ${given}, and that can't be run.`);
  }
  const found = findProgram(names);
  if (found) {
    await bringFonts();
    return found;
  }
  await installPackages('No browser was found', ['chromium', fonts], help);
  const installed = findProgram(names);
  if (!installed) throw new Error(`apt-get installed no browser. ${help}`);
  return installed;
}

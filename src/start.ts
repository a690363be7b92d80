/**
 * The page's first script, and a small one. Where a start is slow, what is kept for this device and this address is on the screen
 * before the app's own code, `main.tsx`, runs.
 */
import { currentAddress } from '#app/current-address.ts';
import { device, language, replies, session } from '#app/on-device.ts';
import { askedFor, findStill, showStill } from '#app/still.ts';
import { localeOf } from '#i18n/locales.ts';
import { setPageLanguage } from '#i18n/page-language.ts';
import { followChoices } from '#kit/device-choices-start.ts';
import { wait } from '#api/wait.ts';

/** Longest time that the app's code waits for the device, ms. */
const patience = 500;

/** Up to here, ms from the navigation to the first script, a start is quick: its screen comes without a picture (decision 0086). */
const quick = 250;

// Before anything is shown: a figure that is to be hidden must not be seen.
const { known: choices } = followChoices(device, document.documentElement);
// Opening it takes a while: begun beside the other reads.
const opened = replies('readonly', () => undefined).catch(() => undefined);

/** A member's screen takes a file that visitors have no use for: it comes beside the others (`classic-scripts.ts`). */
function fetchForMember(): void {
  const file = document.querySelector<HTMLLinkElement>('link[data-for="member"]');
  if (file) file.rel = 'preload';
}

/** @returns once it was painted, or is known to be none */
async function openWithPicture(root: Element): Promise<void> {
  const [kept, spokenLast] = await Promise.all([session, language, choices, opened]);
  if (!kept) return;
  const link = new URLSearchParams(location.search).get('lang');
  const spoken = localeOf(link, spokenLast, ...navigator.languages);
  const still = await findStill(replies, askedFor(currentAddress(), kept.token, spoken.tag));
  if (!still || root.firstChild) return;
  // From right to left where it was taken so.
  setPageLanguage(spoken);
  showStill(still, root);
  // In a page that nobody sees there is no next frame.
  await Promise.race([new Promise(requestAnimationFrame), wait(patience)]);
  await wait(0);
}

// The browser gives it once, often before a screen asks. It is offered after a success, and in the settings.
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  window.installPrompt = event;
});

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
void session.then((kept) => kept && fetchForMember());
const isQuick = performance.now() < quick;
const ready = isQuick ? Promise.all([session, choices]) : openWithPicture(root).catch(() => undefined);
void Promise.race([ready, wait(patience)]).then(() => import('./main.tsx'));

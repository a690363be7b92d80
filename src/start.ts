/**
 * The page's first script, and a small one. Where a start is slow, what is kept for this device and this address is on the screen
 * before the app's own code, `main.tsx`, runs.
 */
import { cutOff } from '#app/cut-off.ts';
import { beginAgain } from '#app/last-start.ts';
import { isQuick } from '#app/quick-start.ts';
import { device, replies, session, spoken } from '#app/on-device.ts';
import { followChoices } from '#kit/device-choices-start.ts';
import { wait } from '#api/wait.ts';

/** Longest time that the app's code waits for the device, ms. */
const patience = 500;

cutOff();

// Before anything is shown: a figure that is to be hidden must not be seen.
const { known: choices } = followChoices(device, document.documentElement);
// Opening it takes a while: begun beside the other reads.
void replies('readonly', () => undefined).catch(() => undefined);

// The browser gives it once, often before a screen asks. It is offered after a success, and in the settings.
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  window.installPrompt = event;
});

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
void Promise.all([session, spoken]).then(([kept, locale]) => kept && beginAgain(kept, locale));
// Only a device with the worker keeps one.
const picture = !isQuick && navigator.serviceWorker?.controller ? import('#app/show-still.ts') : undefined;
const ready = picture
  ? Promise.all([picture, choices])
      .then(([{ openWithPicture }]) => openWithPicture(root))
      .catch(() => undefined)
  : Promise.all([session, choices]);
void Promise.race([ready, wait(patience)]).then(() => import('./main.tsx'));

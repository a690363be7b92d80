/**
 * The page's first script, and a small one: it asks the device for what a start begins with, before the app's own code, `main.tsx`,
 * is read.
 */
import { cutOff } from '#app/cut-off.ts';
import { beginAgain } from '#app/last-start.ts';
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

void Promise.all([session, spoken]).then(([kept, locale]) => kept && beginAgain(kept, locale));
void Promise.race([Promise.all([session, choices]), wait(patience)]).then(() => import('./main.tsx'));

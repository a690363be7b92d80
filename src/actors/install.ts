import { installMachine, type InstallGuide, type PromptEnd } from '#machines/install/install.machine.ts';
import type { Services } from '#services/services.ts';
import { fromCallback, fromPromise } from 'xstate';
import { askToKeep } from './persistence.ts';

/** Of Chromium: not in the library's types, since it is no standard yet. */
interface InstallPromptEvent extends Event {
  prompt: () => Promise<unknown>;
  userChoice: Promise<{ outcome: PromptEnd }>;
}

declare global {
  interface WindowEventMap {
    beforeinstallprompt: InstallPromptEvent;
  }
  interface Window {
    /** Kept by src/app/installing.ts: the browser gives it once, often before a screen asks. */
    installPrompt?: InstallPromptEvent | null;
  }
}

/** Of Apple's, a tablet says that it is a desktop with fingers. */
const isIos = ({ userAgent, platform, maxTouchPoints }: Navigator): boolean =>
  /iPhone|iPad|iPod/.test(userAgent) || (platform === 'MacIntel' && maxTouchPoints > 1);

const guideOf = (browser: Navigator): InstallGuide => (isIos(browser) ? 'ios' : 'menu');

/** By the standard, and as Safari says it. */
const isStandalone = (): boolean =>
  matchMedia('(display-mode: standalone), (display-mode: minimal-ui)').matches ||
  ('standalone' in navigator && navigator.standalone === true);

export const installActor = ({ device }: Services) =>
  installMachine.provide({
    actors: {
      lookAround: fromPromise(async () => {
        // What the device can't tell was not offered: whether it is, is remembered first.
        const offered = await device.read('install.v1').catch(() => undefined);
        return {
          isInstalled: isStandalone(),
          // A prompt may have come meanwhile.
          hasPrompt: Boolean(window.installPrompt),
          guide: guideOf(navigator),
          wasOffered: offered !== undefined,
        };
      }),
      rememberOffer: fromPromise(() => device.write('install.v1', 'offered')),
      openPrompt: fromPromise(async () => {
        const prompt = window.installPrompt;
        if (!prompt) throw new Error('the prompt is gone');
        // It opens once.
        window.installPrompt = null;
        await prompt.prompt();
        return (await prompt.userChoice).outcome;
      }),
      watchBrowser: fromCallback(({ sendBack }) => {
        const arrive = () => sendBack({ type: 'prompt.arrived' });
        const settle = () => {
          sendBack({ type: 'app.installed' });
          // Who installs it wants it to stay. The settings show what the browser said.
          void askToKeep().catch(() => undefined);
        };
        addEventListener('beforeinstallprompt', arrive);
        addEventListener('appinstalled', settle);
        return () => {
          removeEventListener('beforeinstallprompt', arrive);
          removeEventListener('appinstalled', settle);
        };
      }),
    },
  });

/** What a device says about installing, for the machine's test and its walks. */
import { done } from '../model/happening.ts';
import type { InstallStanding } from './install.machine.ts';

/** A browser that has no prompt, and was asked for nothing yet. */
const bare: InstallStanding = { isInstalled: false, hasPrompt: false, guide: 'menu', wasOffered: false };

export const looked = (standing: Partial<InstallStanding> = {}) => done('lookAround', { ...bare, ...standing });

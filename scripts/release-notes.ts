/**
 * What is new for members, as the update dialog says it: six lines at most, of the version that is built. Written anew when a
 * version is made (CONTRIBUTING.md); what developers notice too is in CHANGELOG.md.
 */
import type { BuiltWords } from './built-words.ts';

export const releaseNotes = [
  /*i18n*/ {
    id: 'release.look',
    message: 'A new look: your balance first, your machines as pictures, light and dark.',
  },
  /*i18n*/ { id: 'release.collect', message: 'Collecting is one tap on home, and shows what each machine paid.' },
  /*i18n*/ { id: 'release.languages', message: 'Dayrent speaks 17 languages.' },
  /*i18n*/ {
    id: 'release.cancel',
    message: 'You can cancel a withdrawal until processing begins, and get the whole amount back.',
  },
  /*i18n*/ { id: 'release.fees', message: 'One page lists the fees, limits and times that apply to you now.' },
  /*i18n*/ { id: 'release.devices', message: "You can see where you're signed in, and log out other devices." },
] as const satisfies readonly BuiltWords[];

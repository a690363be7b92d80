/**
 * What an installer shows of the app. Written for `scripts/vite/manifests.ts` alone, which reads the translations from the
 * catalogs `locales/<language>/manifest.po`: nothing of it comes with a screen.
 */
import type { BuiltWords } from '../built-words.ts';

export const words = {
  name: /*i18n*/ { id: 'manifest.name', message: 'Dayrent: machines for play money' },
  shortName: /*i18n*/ { id: 'manifest.shortName', message: 'Dayrent' },
  description: /*i18n*/ {
    id: 'manifest.description',
    message: 'Rent machines with play money and see who pays every credit.',
  },
  wallet: /*i18n*/ { id: 'manifest.wallet', message: 'Wallet' },
  income: /*i18n*/ { id: 'manifest.income', message: 'Collect income' },
  team: /*i18n*/ { id: 'manifest.team', message: 'Team' },
  homeShot: /*i18n*/ { id: 'manifest.homeShot', message: 'Home: machines for rent, and what they pay' },
  walletShot: /*i18n*/ { id: 'manifest.walletShot', message: 'The wallet: what you have, and what is due' },
  teamShot: /*i18n*/ { id: 'manifest.teamShot', message: 'The team: who came by your link' },
} as const satisfies Readonly<Record<string, BuiltWords>>;

export type Word = keyof typeof words;

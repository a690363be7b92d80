/** What the panel sends where it is given no words of its own. */
import type { BulletinWords } from './bulletins.ts';

export const popupWords: Readonly<Record<'en_US' | 'ar_AE', BulletinWords>> = {
  en_US: {
    title: 'See where the money is',
    summary: 'What every machine earned and paid is open to all members.',
    blocks: [
      {
        kind: 'paragraph',
        text: 'What every machine earned, what it paid and what it fell short of is open to all members, day by day.',
        href: '',
      },
      { kind: 'link', text: 'Open the figures', href: '#/index/transparency' },
    ],
  },
  ar_AE: {
    title: 'اطّلع على مكان النقود',
    summary: 'ما كسبته كل آلة وما دفعته معروض لكل الأعضاء.',
    blocks: [
      { kind: 'paragraph', text: 'ما كسبته كل آلة وما دفعته وما نقص منها معروض لكل الأعضاء، يومًا بيوم.', href: '' },
      { kind: 'link', text: 'افتح الأرقام', href: '#/index/transparency' },
    ],
  },
};

/** Handing the invite link on. The browser of the tests has no share sheet: it gets one that ends as asked. */
import { shareWalk } from '#machines/share/share.walk.ts';
import { SharePage } from '../pages/share-page.ts';
import { playbookOf, type Arrange } from './playbook.ts';

/** How the sheet ends: null is one that isn't there, a name the error that it is refused with. */
const sheetEnds =
  (end: 'shared' | 'AbortError' | 'NotAllowedError' | null): Arrange =>
  ({ page }) =>
    page.evaluate((how) => {
      // The browser's own is one level up.
      const own = Navigator.prototype as Partial<Navigator>;
      if (how === null) {
        delete own.share;
        return;
      }
      own.share = () => (how === 'shared' ? Promise.resolve() : Promise.reject(new DOMException('on purpose', how)));
    }, end);

const clipboardTakes =
  (isTaken: boolean): Arrange =>
  ({ page }) =>
    page.evaluate((takes) => {
      navigator.clipboard.writeText = () =>
        takes ? Promise.resolve() : Promise.reject(new DOMException('on purpose', 'NotAllowedError'));
    }, isTaken);

export const shareBook = playbookOf<SharePage>(shareWalk, {
  machine: 'share',
  address: () => '/index/shareLink',
  page: (app) => new SharePage(app),
  outcomes: {
    'openSheet done: handed on': sheetEnds('shared'),
    'openSheet done: closed again': sheetEnds('AbortError'),
    'openSheet done: there is none': sheetEnds(null),
    'openSheet failed': sheetEnds('NotAllowedError'),
    'copyLink done: on the clipboard': clipboardTakes(true),
    'copyLink done: refused': clipboardTakes(false),
  },
  unplayable: {
    'copyLink failed': 'copying answers for itself; what it leads to is played as a refusal',
  },
});

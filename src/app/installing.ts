/** What an installer needs of the page: its manifest in the language that is shown. */
import { appNames } from 'virtual:app-names';

/** As `scripts/vite/manifests.ts` names the files. */
const manifestFor = (language: string): string => `./manifest${language === 'en' ? '' : `-${language}`}.webmanifest`;

export function prepareInstall({ documentElement: root, head }: Document): void {
  const follow = () => {
    head.querySelector('link[rel="manifest"]')?.setAttribute('href', manifestFor(root.lang));
    // Apple's own line for the name below the icon.
    const name = appNames[root.lang];
    if (name !== undefined)
      head.querySelector('meta[name="apple-mobile-web-app-title"]')?.setAttribute('content', name);
  };
  new MutationObserver(follow).observe(root, { attributeFilter: ['lang'] });
  follow();
}

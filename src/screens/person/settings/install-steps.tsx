import type { InstallGuide } from '#machines/install/install.machine.ts';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

interface Step {
  picture: ReactNode;
  words: ReactNode;
}

const pen = { strokeWidth: 1.8, strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

/** Drawn as the device shows them. They are of the device: not mirrored from right to left. */
function Picture({ children }: { children: ReactNode }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 48 48"
      className="size-12 shrink-0 rounded-md bg-sunken fill-none stroke-ink"
      {...pen}
    >
      {children}
    </svg>
  );
}

const shareButton = (
  <Picture>
    <path d="M18 21h-3v17h18V21h-3" />
    <path d="M24 30V10m-5 5 5-5 5 5" className="stroke-harbour" />
  </Picture>
);
const addToHome = (
  <Picture>
    <rect x="11" y="11" width="26" height="26" rx="6" />
    <path d="M24 18v12m-6-6h12" className="stroke-harbour" />
  </Picture>
);
const ownIcon = (
  <Picture>
    <rect x="13" y="7" width="22" height="34" rx="4" />
    <rect x="18" y="13" width="5" height="5" rx="1.2" className="fill-harbour stroke-harbour" />
    <path d="M27 13h2v2h-2zM18 23h2v2h-2zM27 23h2v2h-2zM22 36.5h4" />
  </Picture>
);
const menuButton = (
  <Picture>
    <rect x="7" y="12" width="34" height="24" rx="4" />
    <path d="M7 20h34M12 16h14" />
    <path d="M36 25v.1M36 29v.1M36 33v.1" className="stroke-harbour" strokeWidth="3" />
  </Picture>
);

const guides: Readonly<Record<InstallGuide, () => readonly Step[]>> = {
  ios: () => [
    { picture: shareButton, words: <Trans>Tap Share (a square with an arrow) in the browser bar</Trans> },
    { picture: addToHome, words: <Trans>Scroll to “Add to Home Screen” and tap it</Trans> },
    {
      picture: ownIcon,
      words: <Trans>Tap “Add”, open Dayrent from its icon, and sign in once</Trans>,
    },
  ],
  menu: () => [
    { picture: menuButton, words: <Trans>Open the browser menu</Trans> },
    {
      picture: addToHome,
      words: <Trans>Choose “Install app” or “Add to Home screen”, if it’s there</Trans>,
    },
    { picture: ownIcon, words: <Trans>Confirm, then open Dayrent from its icon</Trans> },
  ],
};

/** The way by hand, with a picture of each thing to look for. */
export function InstallSteps({ guide }: { guide: InstallGuide }) {
  return (
    <ol data-install-steps={guide} className="space-y-3">
      {guides[guide]().map(({ picture, words }, index) => (
        <li key={index} className="flex items-center gap-3">
          <bdi className="w-4 shrink-0 text-center font-semibold text-link tabular-nums">{index + 1}</bdi>
          {picture}
          <span className="min-w-0">{words}</span>
        </li>
      ))}
    </ol>
  );
}

import { Trans } from '@lingui/react/macro';
import { PlaySign } from './play-words.tsx';

/** What all money in here is (rule P1). */
export const PlayMoneyNote = () => (
  <div className="rounded-lg bg-sunken p-3 text-sm text-subtle">
    <p className="mb-1 flex items-center gap-1.5 font-bold text-mark">
      <PlaySign />
      <Trans>Play money only</Trans>
    </p>
    <Trans>Play money has no value outside Dayrent.</Trans>
  </div>
);

import { PlayWords } from '#components/play-words.tsx';
import { Trans } from '@lingui/react/macro';

/** What this is, in one look, before anyone types a password. */
export function Welcome() {
  return (
    <div className="flex flex-wrap items-center gap-4 pt-2 pb-1">
      <img src="./icon.svg" alt="" width={64} height={64} className="size-16 shrink-0 rounded-xl" />
      <div className="min-w-0 flex-1 basis-48 space-y-1">
        <p className="flex flex-wrap items-center gap-2 text-xl font-bold">
          Dayrent <PlayWords of="money" />
        </p>
        <p className="text-sm text-subtle">
          <Trans>Rent machines with play money, and see who pays every credit.</Trans>
        </p>
        <p className="text-sm">
          <a href="#/index/language" className="font-medium text-link underline underline-offset-4">
            <Trans>Language</Trans>
          </a>
        </p>
      </div>
    </div>
  );
}

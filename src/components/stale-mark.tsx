import { Trans } from '@lingui/react/macro';
import { FigureTime, type FigureTimeProps } from './figure-time.tsx';

/** "As of 14:05", with the date when it was another day in the member's region. */
export const AsOf = (props: FigureTimeProps) => (
  <Trans comment="Age of figures: when they were true">
    As of <FigureTime {...props} />
  </Trans>
);

/** The same below figures that are old (rule P9). */
export function StaleMark(props: FigureTimeProps) {
  return (
    <span data-stale className="inline-flex items-center gap-1.5 text-xs text-subtle">
      <svg aria-hidden viewBox="0 0 12 12" className="size-3 fill-none stroke-current" strokeLinecap="round">
        <circle cx="6" cy="6" r="5" strokeDasharray="2 1.6" />
        <path d="M6 3.4V6l1.7 1.2" />
      </svg>
      <span>
        <AsOf {...props} />
      </span>
    </span>
  );
}

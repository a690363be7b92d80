import { Trans } from '@lingui/react/macro';
import { Spinner } from './spinner.tsx';

interface PullIndicatorProps {
  state: 'idle' | 'drag' | 'armed' | 'refreshing';
  /** How far it is pulled, 0 to 1; at 1 the screen is read again (product 14.2). */
  progress: number;
}

/** Follows the finger while a list is pulled down, then turns until the list is new. */
export function PullIndicator({ state, progress }: PullIndicatorProps) {
  const isRefreshing = state === 'refreshing';
  const depth = isRefreshing ? 1 : Math.min(Math.max(progress, 0), 1);
  return (
    <div
      role="status"
      data-pull={state}
      className={`flex items-end justify-center overflow-hidden text-sm text-subtle ${state === 'drag' ? '' : 'transition-all duration-(--motion-calm)'}`}
      style={{ blockSize: state === 'idle' ? 0 : `${depth * 3.5}rem` }}
    >
      {state !== 'idle' && (
        <span className="flex items-center gap-2 pb-3.5">
          {isRefreshing ? (
            <Spinner />
          ) : (
            <svg
              aria-hidden
              viewBox="0 0 20 20"
              className="size-5 fill-none stroke-current stroke-2"
              strokeLinecap="round"
            >
              <circle
                cx="10"
                cy="10"
                r="8"
                pathLength="1"
                strokeDasharray="1"
                strokeDashoffset={1 - depth}
                transform="rotate(-90 10 10)"
              />
              <path d={state === 'armed' ? 'M6.5 10.2 9 12.6l4.4-5' : 'M10 6v7m-2.6-2.4L10 13l2.6-2.4'} />
            </svg>
          )}
          <span>
            {isRefreshing && <Trans comment="Spoken while figures are read again">Refreshing</Trans>}
            {state === 'armed' && <Trans>Let go to refresh</Trans>}
            {state === 'drag' && <Trans>Pull to refresh</Trans>}
          </span>
        </span>
      )}
    </div>
  );
}

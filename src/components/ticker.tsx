import { useLingui } from '@lingui/react/macro';
import { useState, type CSSProperties } from 'react';
import { IconButton } from './icon-button.tsx';

interface TickerProps {
  label: string;
  /** `href`: where a line that stands leads. */
  lines: readonly { id: string; text: string; href: string }[];
  /** They were closed: the ids of those that were shown. */
  onDismiss: (ids: readonly string[]) => void;
}

/** Seconds a character takes to pass: slow enough to read along. */
const pace = 0.16;

/** Without motion they stand from the start. */
const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Notices that scroll by. Paused, or under reduced motion, they stand as a plain list. */
export function Ticker({ label, lines, onDismiss }: TickerProps) {
  const { t } = useLingui();
  const [isPaused, setPaused] = useState(isStill);
  if (lines.length === 0) return null;
  const length = lines.reduce((sum, { text }) => sum + text.length + 6, 0);
  const style = { '--ticker-time': `${Math.max(14, Math.round(length * pace))}s` } as CSSProperties;
  const list = (isCopy: boolean) => (
    <ul
      role="list"
      aria-hidden={isCopy || undefined}
      className={
        isPaused
          ? 'space-y-1.5'
          : `flex shrink-0 motion-reduce:block motion-reduce:shrink motion-reduce:space-y-1.5 ${isCopy ? 'motion-reduce:hidden' : ''}`
      }
    >
      {lines.map(({ id, text, href }) => (
        <li
          key={id}
          dir="auto"
          className={
            isPaused
              ? 'wrap-anywhere'
              : 'pe-10 whitespace-nowrap motion-reduce:wrap-anywhere motion-reduce:whitespace-normal'
          }
        >
          {isPaused ? (
            <a href={href} className="underline-offset-4 hover:underline">
              {text}
            </a>
          ) : (
            text
          )}
        </li>
      ))}
    </ul>
  );
  return (
    <section aria-label={label} className="flex items-start gap-1 rounded-lg bg-sun-soft ps-3.5 pe-1 text-sm">
      <div className="min-w-0 flex-1 overflow-hidden py-2.5">
        {isPaused ? (
          list(false)
        ) : (
          <div
            style={style}
            className="flex w-max animate-ticker hover:[animation-play-state:paused] motion-reduce:w-full"
          >
            {list(false)}
            {list(true)}
          </div>
        )}
      </div>
      <span className="motion-reduce:hidden">
        <IconButton
          label={isPaused ? t`Let the notices scroll` : t`Stop the notices`}
          onClick={() => setPaused(!isPaused)}
        >
          <svg aria-hidden viewBox="0 0 16 16" className="size-4 fill-current rtl:-scale-x-100">
            <path d={isPaused ? 'M4 2.5v11l9-5.5Z' : 'M3.5 2.5h3v11h-3zM9.5 2.5h3v11h-3z'} />
          </svg>
        </IconButton>
      </span>
      <IconButton label={t`Close the notices`} onClick={() => onDismiss(lines.map(({ id }) => id))}>
        <svg aria-hidden viewBox="0 0 20 20" className="size-4 stroke-current stroke-2" strokeLinecap="round">
          <path d="M5 5l10 10M15 5 5 15" />
        </svg>
      </IconButton>
    </section>
  );
}

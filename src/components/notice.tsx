import type { ReactNode } from 'react';

export type NoticeTone = 'info' | 'warning' | 'negative' | 'positive';

interface NoticeProps {
  tone?: NoticeTone;
  title?: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  /** It came up because of what the member did: read out at once. */
  isLive?: boolean;
}

const looks: Record<NoticeTone, string> = {
  info: 'bg-harbour-soft text-harbour',
  warning: 'bg-warning-soft text-warning',
  negative: 'bg-negative-soft text-negative',
  positive: 'bg-positive-soft text-positive',
};
const signs: Record<NoticeTone, string> = {
  info: 'M10 9v5M10 6.2v.1M18 10a8 8 0 1 1-16 0 8 8 0 0 1 16 0Z',
  warning: 'M10 8v4M10 14.6v.1M10 2.5 18.5 17h-17Z',
  negative: 'M7 7l6 6M13 7l-6 6M18 10a8 8 0 1 1-16 0 8 8 0 0 1 16 0Z',
  positive: 'M6.5 10.4 9 13l4.8-5.6M18 10a8 8 0 1 1-16 0 8 8 0 0 1 16 0Z',
};

/** A few words that belong to what is beside them. */
export function Notice({ tone = 'info', title, children, action, isLive = false }: NoticeProps) {
  return (
    <div className={`flex gap-3 rounded-lg px-3.5 py-3 text-sm ${looks[tone]}`}>
      <svg
        aria-hidden
        viewBox="0 0 20 20"
        className="mt-px size-5 shrink-0 fill-none stroke-current"
        strokeWidth="1.7"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d={signs[tone]} />
      </svg>
      <div className="min-w-0 flex-1">
        <div role={isLive ? (tone === 'negative' ? 'alert' : 'status') : undefined}>
          {title !== undefined && <p className="font-semibold">{title}</p>}
          {children !== undefined && <div className="text-ink">{children}</div>}
        </div>
        {action !== undefined && <div className="mt-2">{action}</div>}
      </div>
    </div>
  );
}

import type { ReactNode } from 'react';

export interface SharePart {
  id: string;
  label: ReactNode;
  /** Money in millionths; here, and only for its width, it may become a float. */
  amount: bigint;
  value: ReactNode;
  /** Tailwind's class of its colour. */
  look: string;
  /** Where the part is told of. */
  href?: string;
}

/** What a whole is made of, as one bar and its legend; parts of nothing are left out of the bar. */
export function ShareBar({ parts }: { parts: readonly SharePart[] }) {
  return (
    <>
      <span aria-hidden className="flex h-2.5 gap-1">
        {parts
          .filter(({ amount }) => amount > 0n)
          .map(({ id, amount, look }) => (
            <span key={id} className={`min-w-1.5 rounded-full ${look}`} style={{ flexGrow: Number(amount) }} />
          ))}
      </span>
      <ul role="list" className="mt-2 flex flex-wrap gap-x-5">
        {parts.map(({ id, label, value, look, href }) => {
          const row = (
            <>
              <span className="flex unbroken items-center gap-x-2">
                <span aria-hidden className={`size-2.5 shrink-0 rounded-xs ${look}`} />
                <span className="min-w-0">{label}</span>
              </span>
              <span className="ms-auto">{value}</span>
            </>
          );
          const place = 'flex min-h-11 flex-wrap items-center gap-x-2 text-sm';
          return (
            <li key={id} className="words-36">
              {href === undefined ? (
                <span className={place}>{row}</span>
              ) : (
                <a href={href} className={`${place} hover:underline`}>
                  {row}
                </a>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}

import type { ReactNode } from 'react';

export type NodeLook = 'plain' | 'yours' | 'arrived' | 'side';

const marks: Record<NodeLook, string> = {
  plain: 'bg-harbour-soft text-link',
  yours: 'bg-sun text-on-sun',
  arrived: 'bg-positive text-raised',
  side: 'bg-sunken text-subtle',
};

export interface WayNodeProps {
  look: NodeLook;
  icon: ReactNode;
  title: ReactNode;
  /** When, and what happened there. */
  detail?: ReactNode;
  amount?: ReactNode;
  /** Makes the node a link. */
  href?: string | undefined;
  /** Nothing came this far. */
  isBroken?: boolean;
}

/** A station on the way of money; the line leads to the next one. Something that branches off stands to the side. */
export function WayNode({ look, icon, title, detail, amount, href, isBroken = false }: WayNodeProps) {
  const body = (
    <>
      <span className="words-32 py-1">
        <span className="block font-bold">{title}</span>
        {detail !== undefined && <span className="block text-sm text-subtle">{detail}</span>}
      </span>
      {amount !== undefined && <span className="ms-auto self-start py-1">{amount}</span>}
    </>
  );
  const line = isBroken ? 'border-dashed border-line' : look === 'plain' ? 'border-harbour' : 'border-sun';
  const place = 'flex min-w-0 flex-1 flex-wrap gap-x-3 rounded-md pb-4';
  return (
    <li className={`group flex gap-3.5 ${look === 'side' ? 'ms-8' : ''}`}>
      <span className="flex flex-col items-center">
        <span aria-hidden className={`grid size-10 shrink-0 place-items-center rounded-full ${marks[look]}`}>
          {icon}
        </span>
        {look !== 'side' && <span aria-hidden className={`min-h-3 flex-1 border-s-4 group-last:hidden ${line}`} />}
      </span>
      {href === undefined ? (
        <span className={place}>{body}</span>
      ) : (
        <a href={href} className={`${place} underline-offset-4 hover:underline`}>
          {body}
        </a>
      )}
    </li>
  );
}

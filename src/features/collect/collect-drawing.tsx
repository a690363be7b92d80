import { Amount } from '#components/amount.tsx';
import { MachineRing } from '#components/machine-ring.tsx';
import { PlayWords } from '#components/play-words.tsx';
import { shortfallOf, type MachineToday } from '#domain/today.ts';
import { Trans } from '@lingui/react/macro';
import type { CSSProperties } from 'react';

/** Drawing units. The machines stand on an arc over the sun. */
const width = 360;
const height = 300;
const sun = { x: width / 2, y: 240 };

/** As many as an arc has room for; of more machines the rest joins the last. */
const most = 6;
/** Coins that a machine sends: the same for all, since a stream's width says how much. */
const coins = [0, 1, 2];

interface Spot {
  machine: MachineToday;
  x: number;
  y: number;
}

function spotsOf(machines: readonly MachineToday[]): Spot[] {
  const shown = machines.slice(0, most);
  return shown.map((machine, index) => {
    const at = shown.length === 1 ? 0.5 : index / (shown.length - 1);
    const angle = Math.PI * (1.08 + 0.84 * at);
    return { machine, x: sun.x + 158 * Math.cos(angle), y: 176 + 128 * Math.sin(angle) };
  });
}

const path = ({ x, y }: Spot): string => `M${x} ${y}C${x} ${y + 70} ${sun.x} ${sun.y - 90} ${sun.x} ${sun.y - 20}`;

interface CollectDrawingProps {
  machines: readonly MachineToday[];
  /** Collected, USDT in millionths. */
  amount: bigint;
  /** It is in the balance by now. */
  isThere: boolean;
}

/**
 * Each machine's share flows to the sun, which rises: a stream is as wide as its amount. The figures are there from the
 * start: none counts up (rule P2). Decoration: the same is said in words beside it, and so its own texts are never larger than
 * it has room for.
 */
export function CollectDrawing({ machines, amount, isThere }: CollectDrawingProps) {
  const spots = spotsOf(machines);
  // Of its drawing alone: here an amount may become a float.
  const largest = Math.max(1, ...spots.map(({ machine }) => Number(machine.due)));
  const thickness = ({ machine }: Spot) => 1.5 + (7 * Number(machine.due)) / largest;
  return (
    <div
      aria-hidden
      className="on-hero @container relative mx-auto mt-7 overflow-x-clip aspect-6/5 w-full max-w-[min(40rem,96dvh)] shrink-0 [--text-2xl:min(1.75rem,7.2cqi)] [--text-sm:min(0.875rem,3.75cqi)] [--text-xs:min(0.75rem,3.75cqi)]"
    >
      <svg viewBox={`0 0 ${width} ${height}`} className="absolute inset-0 size-full fill-none">
        <defs>
          <radialGradient id="collect-glow">
            <stop offset="30%" stopColor="#ffd97a" stopOpacity="0.7" />
            <stop offset="100%" stopColor="#ffd97a" stopOpacity="0" />
          </radialGradient>
        </defs>
        {spots.map((spot) => (
          <path
            key={spot.machine.productId}
            d={path(spot)}
            stroke="#ffc64a"
            strokeOpacity="0.45"
            strokeWidth={thickness(spot)}
            strokeLinecap="round"
          />
        ))}
        <g className="animate-sunrise">
          <circle cx={sun.x} cy={sun.y} r="120" fill="url(#collect-glow)" />
          <circle cx={sun.x} cy={sun.y} r="58" fill="#ffc64a" />
        </g>
        {spots.map((spot, index) =>
          coins.map((coin) => (
            <circle
              key={`${spot.machine.productId} ${coin}`}
              r="4"
              fill="#ffe3a1"
              stroke="#8f5b08"
              className="animate-coin"
              style={
                {
                  offsetPath: `path('${path(spot)}')`,
                  animationDelay: `calc(var(--motion-machine) * ${index} + var(--motion-coin) * ${coin})`,
                } as CSSProperties
              }
            />
          )),
        )}
      </svg>
      {spots.map(({ machine, x, y }) => (
        <span
          key={machine.productId}
          className="absolute flex -translate-x-1/2 -translate-y-full flex-col items-center gap-1"
          style={{ left: `${(100 * x) / width}%`, top: `${(100 * y) / height}%` }}
        >
          <span className={`text-xs font-semibold ${shortfallOf(machine) > 0n ? 'text-hero-warning' : ''}`}>
            <Amount money={{ amount: machine.due, currency: 'USDT' }} tone="inherit" />
          </span>
          <MachineRing image={machine.image} share={1} isShort={shortfallOf(machine) > 0n} size="drawn" />
        </span>
      ))}
      <span
        className="absolute flex -translate-x-1/2 -translate-y-1/2 flex-col items-center text-on-sun [--color-mark:currentcolor]"
        style={{ left: '50%', top: `${(100 * sun.y) / height}%` }}
      >
        <span className="text-xs font-semibold">
          {isThere ? <Trans>In your balance</Trans> : <Trans>On its way</Trans>}
        </span>
        <span className="text-2xl font-bold [--mark:currentcolor]">
          <Amount money={{ amount, currency: 'USDT' }} tone="inherit" />
        </span>
        <PlayWords of="USDT" />
      </span>
    </div>
  );
}

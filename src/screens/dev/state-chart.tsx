import { keyOf, type Chart } from '#inspector/chart.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import {
  drawingOf,
  lineHeight,
  pathThrough,
  wayText,
  type DrawnEdge,
  type DrawnFrame,
  type DrawnState,
} from './chart-layout.ts';
import { ToolButton } from './tool-button.tsx';

interface StateChartProps {
  chart: Chart;
  /** Ids of the states that it is in. */
  active: readonly string[];
  /** Type of the event that led there. */
  last: string;
}

/** A machine as boxes and arrows: where it is, how it got there, where it can go. Left to right in every language. */
export function StateChart({ chart, active, last }: StateChartProps) {
  const { t } = useLingui();
  const drawing = useMemo(() => drawingOf(chart), [chart]);
  const [isWhole, setWhole] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const now = active.join(', ');
  useEffect(() => {
    const [area, lit] = [frame.current, frame.current?.querySelector('[data-state-box][data-lit]')];
    if (!area || !lit) return;
    const [box, all] = [lit.getBoundingClientRect(), area.getBoundingClientRect()];
    area.scrollBy({
      left: (box.left + box.right - all.left - all.right) / 2,
      top: (box.top + box.bottom - all.top - all.bottom) / 2,
    });
  }, [now, isWhole, drawing]);
  return (
    <section aria-label={t({ message: 'Chart', comment: 'Name of the drawing of a statechart' })} className="space-y-2">
      <div
        ref={frame}
        dir="ltr"
        role="region"
        aria-label={t({ message: `Chart of ${chart.id}`, comment: 'Spoken: drawing of the statechart with this name' })}
        tabIndex={0}
        className="max-h-[26rem] overflow-auto overscroll-contain rounded-lg border border-line bg-canvas"
      >
        <svg
          role="img"
          aria-label={t({
            message: `${chart.id} is in ${now}`,
            comment: 'Spoken: a statechart and the name of its state',
          })}
          viewBox={`0 0 ${drawing.width} ${drawing.height}`}
          width={drawing.width}
          height={drawing.height}
          className={`mx-auto block font-mono ${isWhole ? 'h-auto max-w-full' : 'max-w-none'}`}
        >
          {drawing.frames.map((drawn) => (
            <StateFrame key={drawn.state.id} drawn={drawn} isLit={active.includes(drawn.state.id)} />
          ))}
          <Arrows edges={drawing.edges} active={active} last={last} />
          {drawing.states.map((drawn) => (
            <StateBox key={drawn.state.id} drawn={drawn} isLit={active.includes(drawn.state.id)} />
          ))}
        </svg>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-2 text-xs text-subtle">
        <p>
          {drawing.anywhere.length > 0 && (
            <Trans comment="Events that are possible in every state">
              Anywhere: <bdi>{[...new Set(drawing.anywhere.map(({ label }) => label))].join(', ')}</bdi>
            </Trans>
          )}
        </p>
        <ToolButton isPressed={isWhole} onClick={() => setWhole(!isWhole)}>
          <Trans comment="Button: shows all of the statechart again">Whole chart</Trans>
        </ToolButton>
      </div>
    </section>
  );
}

function Arrows({ edges, active, last }: { edges: readonly DrawnEdge[]; active: readonly string[]; last: string }) {
  const id = useId();
  const looks = {
    taken: 'stroke-yours stroke-[2.5]',
    open: 'stroke-yours stroke-[1.4]',
    other: 'stroke-edge stroke-1 opacity-70',
  } as const;
  const lookOf = ({ from, to, ways }: DrawnEdge): keyof typeof looks => {
    if (active.includes(to) && ways.some(({ event }) => event === last)) return 'taken';
    return active.includes(from) ? 'open' : 'other';
  };
  return (
    <>
      <defs>
        {(['gold', 'plain'] as const).map((look) => (
          <marker
            key={look}
            id={`${id}${look}`}
            viewBox="0 0 8 8"
            refX="7"
            refY="4"
            markerWidth="7"
            markerHeight="7"
            markerUnits="userSpaceOnUse"
            orient="auto-start-reverse"
          >
            <path d="M0 0 8 4 0 8Z" className={look === 'gold' ? 'fill-yours' : 'fill-edge'} />
          </marker>
        ))}
      </defs>
      {edges.map((edge) => (
        <path
          key={edge.key}
          d={pathThrough(edge.points)}
          fill="none"
          markerEnd={`url(#${id}${lookOf(edge) === 'other' ? 'plain' : 'gold'})`}
          className={looks[lookOf(edge)]}
        >
          <title>
            {edge.ways.map(({ label, guard }) => (guard === null ? label : `${label} [${guard}]`)).join('\n')}
          </title>
        </path>
      ))}
      {edges.map((edge) => (
        <WayLabel key={edge.key} edge={edge} isOpen={lookOf(edge) !== 'other'} />
      ))}
    </>
  );
}

function WayLabel({ edge: { label, ways }, isOpen }: { edge: DrawnEdge; isOpen: boolean }) {
  const texts = [...new Set(ways.map(wayText))];
  const top = label.y - ((texts.length - 1) * lineHeight) / 2;
  return texts.map((text, index) => (
    <text
      key={text}
      x={label.x}
      y={top + index * lineHeight}
      textAnchor="middle"
      dominantBaseline="central"
      // A halo in the ground's colour keeps it readable where lines cross.
      paintOrder="stroke"
      className={`stroke-canvas stroke-4 text-[11px] ${isOpen ? 'fill-ink font-semibold' : 'fill-subtle'}`}
    >
      {text}
    </text>
  ));
}

/** Around the states that it holds; a region has a dotted edge. */
function StateFrame({ drawn, isLit }: { drawn: DrawnFrame; isLit: boolean }) {
  const { state, x, y, width, height, lines, isRegion } = drawn;
  const [left, top] = [x - width / 2, y - height / 2];
  return (
    <g data-state-frame={state.id} data-lit={isLit || undefined}>
      <rect
        x={left}
        y={top}
        width={width}
        height={height}
        rx="12"
        fill="none"
        strokeDasharray={isRegion ? '2 3' : undefined}
        className={isLit ? 'stroke-yours' : 'stroke-edge'}
      />
      <text x={left + 10} y={top + 14} className={`fill-ink text-[13px] ${isLit ? 'font-bold' : 'font-medium'}`}>
        {keyOf(state.id)}
      </text>
      {lines.map((line, index) => (
        <text key={line} x={left + 10} y={top + 29 + index * lineHeight} className="fill-subtle text-[11px]">
          {line}
        </text>
      ))}
    </g>
  );
}

/** Begins: a dot before it. Ends: a double frame. Waits: a broken frame, and for what. Is in it: gold, bold and marked. */
function StateBox({ drawn: { state, x, y, width, height, stays }, isLit }: { drawn: DrawnState; isLit: boolean }) {
  const [left, top] = [x - width / 2, y - height / 2];
  const lines = [...state.invokes.map((name) => `⟳ ${name}`), ...stays.map((label) => `↺ ${label}`)];
  return (
    <g data-state-box={state.id} data-lit={isLit || undefined}>
      {state.isInitial && (
        <>
          <circle cx={left + 2} cy={top - 10} r="4" className="fill-ink" />
          <path d={`M${left + 6} ${top - 10}h10v8`} fill="none" className="stroke-ink" />
        </>
      )}
      <rect
        x={left}
        y={top}
        width={width}
        height={height}
        rx="10"
        strokeDasharray={state.isBusy ? '5 3' : undefined}
        className={isLit ? 'fill-sun-soft stroke-yours stroke-[2.5]' : 'fill-raised stroke-edge'}
      />
      {state.isFinal && (
        <rect
          x={left + 3}
          y={top + 3}
          width={width - 6}
          height={height - 6}
          rx="7"
          fill="none"
          className={isLit ? 'stroke-yours' : 'stroke-edge'}
        />
      )}
      <text
        x={x}
        y={top + 18}
        textAnchor="middle"
        dominantBaseline="central"
        className={`fill-ink text-[13px] ${isLit ? 'font-bold' : 'font-medium'}`}
      >
        {isLit ? `● ${keyOf(state.id)}` : keyOf(state.id)}
      </text>
      {lines.map((line, index) => (
        <text
          key={line}
          x={x}
          y={top + 33 + index * lineHeight}
          textAnchor="middle"
          dominantBaseline="central"
          className="fill-subtle text-[11px]"
        >
          {line}
        </text>
      ))}
    </g>
  );
}

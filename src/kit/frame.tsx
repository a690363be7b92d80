import { useRef, type ReactNode } from 'react';
import { useTurn } from './turn.ts';

interface FlowFrameProps {
  /** The machine's id. */
  machine: string;
  /** The state it is in. */
  state: string;
  isBusy: boolean;
  /** Changes when what the member faces changes: `app/step-focus.ts` then moves the focus. By default the state. */
  view?: unknown;
  children: ReactNode;
}

/** Around each flow's screen: says which machine it shows and in which state, and tells when the view changes. */
export function FlowFrame({ machine, state, isBusy, view = state, children }: FlowFrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  useTurn(view, () => frame.current?.dispatchEvent(new Event('step', { bubbles: true })));
  return (
    <div
      ref={frame}
      tabIndex={-1}
      data-machine={machine}
      data-state={state}
      aria-busy={isBusy || undefined}
      className="outline-none"
    >
      {children}
    </div>
  );
}

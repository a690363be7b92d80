import { useEffect, useRef, type ReactNode } from 'react';

interface FlowFrameProps {
  /** The machine's id. */
  machine: string;
  /** The state it is in. */
  state: string;
  isBusy: boolean;
  /** Changes when what the member faces changes; the focus then moves here. By default the state. */
  view?: unknown;
  children: ReactNode;
}

/** Around each flow's screen: says which machine it shows and in which state, and takes the focus along when the view changes. */
export function FlowFrame({ machine, state, isBusy, view = state, children }: FlowFrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    frame.current?.focus({ preventScroll: true });
    // What the member faces now begins at its top, where its amount is.
    scrollTo(0, 0);
  }, [view]);
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

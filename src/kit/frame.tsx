import { stateName } from '#machines/model/state-name.ts';
import { useRef, type ReactNode } from 'react';
import type { AnyMachineSnapshot } from 'xstate';
import { useTurn } from './turn.ts';

interface FlowFrameProps {
  of: AnyMachineSnapshot;
  /** The child whose state is shown in the place of the flow's own, while one runs. */
  child?: AnyMachineSnapshot | undefined;
  /** Changes when what the member faces changes: `app/step-focus.ts` then moves the focus. By default the state. */
  view?: unknown;
  isBusy?: boolean;
  children: ReactNode;
}

/** Around each flow's screen: says which machine it shows and in which state, and tells when the view changes. */
export function FlowFrame({ of, child, view, isBusy, children }: FlowFrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  const shown = child ?? of;
  const state = stateName(shown);
  useTurn(view === undefined ? state : view, () => frame.current?.dispatchEvent(new Event('step', { bubbles: true })));
  return (
    <div
      ref={frame}
      tabIndex={-1}
      data-machine={of.machine.id}
      data-state={state}
      aria-busy={(isBusy ?? shown.hasTag('busy')) || undefined}
      className="outline-none"
    >
      {children}
    </div>
  );
}

import { incomeActor } from '#actors/income.ts';
import { FlowFrame } from '#kit/frame.tsx';
import { LazySheet } from '#kit/lazy-sheet.tsx';
import { useMoneyFlow, useMoneyView } from '#kit/money-screen.tsx';
import { partsOf } from '#kit/flow-view.ts';
import { Trans } from '@lingui/react/macro';
import type { RefObject } from 'react';
import { collectViews } from './collect-views.ts';
import { CollectedMoment } from './collected.tsx';
import { doubt } from './income-settlement.tsx';

interface CollectingProps {
  /** What takes the focus once it ended: what was pressed is gone with what was due. */
  goesTo: RefObject<HTMLElement | null>;
  /** It ended: what is shown of the money has to be read again. */
  onDone: () => void;
}

/**
 * Collecting where it was pressed, for as long as it takes: nothing is shown while all goes well, then the moment. What
 * else comes up, a doubt or a refusal, is a sheet.
 */
export function Collecting({ goesTo, onDone }: CollectingProps) {
  const flow = useMoneyFlow(incomeActor, { subject: '', isPressed: true });
  const { snapshot, send } = flow;
  const { view, child } = useMoneyView(flow, collectViews, doubt);
  const isQuiet = snapshot.hasTag('busy') && view !== doubt.unsettled && view !== doubt.unsent;
  const { body: Body } = partsOf(view);
  return (
    <FlowFrame of={snapshot} child={child} view={view}>
      {snapshot.matches('taken') ? (
        <CollectedMoment snapshot={snapshot} goesTo={goesTo} onDone={onDone} />
      ) : (
        <LazySheet
          isOpen={!isQuiet}
          onClose={onDone}
          finalFocus={() => goesTo.current}
          title={<Trans comment="Title of a sheet">Collect income</Trans>}
        >
          <Body snapshot={snapshot} send={send} />
        </LazySheet>
      )}
    </FlowFrame>
  );
}

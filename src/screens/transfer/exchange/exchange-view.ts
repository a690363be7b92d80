import type { exchangeMachine, ExchangeEvent } from '#machines/exchange/exchange.machine.ts';
import type { SnapshotFrom } from 'xstate';

/** What every view of the exchange flow gets: the state that it is in, and a way to answer. */
export interface ExchangeViewProps {
  snapshot: SnapshotFrom<typeof exchangeMachine>;
  send: (event: ExchangeEvent) => void;
}

/** The form in the body, for its button under the thumb. */
export const formId = 'exchange';

import type { ViewProps } from '#kit/flow-view.ts';
import type { writtenActionsMachine } from '#machines/written-actions/written-actions.machine.ts';

export type ActionViewProps = ViewProps<typeof writtenActionsMachine>;

import type { balanceProofMachine } from '#machines/balance-proof/balance-proof.machine.ts';
import type { ReactNode } from 'react';
import type { SnapshotFrom } from 'xstate';

export interface ProofViewProps {
  snapshot: SnapshotFrom<typeof balanceProofMachine>;
}

/** What one state of the check shows. */
export type ProofView = (props: ProofViewProps) => ReactNode;

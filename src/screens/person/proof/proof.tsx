import { loadOpenFigures } from '#api/transparency.ts';
import { Skeleton, SkeletonCard } from '#components/skeleton.tsx';
import { Figure } from '#kit/figure.tsx';
import { HideAmounts } from '#kit/hidden-amounts.tsx';
import { Resource } from '#kit/resource.tsx';
import { Screen } from '#kit/screen.tsx';
import { useLingui } from '@lingui/react/macro';
import { BalanceProof } from './balance-proof.tsx';

/** Whether the member's own balance is counted in what everybody sees (product 11.7). */
export default function ProofScreen() {
  const { t } = useLingui();
  return (
    <Screen title={t`Check my balance`} trailing={<HideAmounts />}>
      <Resource
        load={loadOpenFigures}
        skeleton={
          <Skeleton>
            <SkeletonCard lines={6} />
          </Skeleton>
        }
      >
        {(figures, refresh) => (
          <Figure of={figures}>{({ published }) => <BalanceProof published={published} onCheck={refresh} />}</Figure>
        )}
      </Resource>
    </Screen>
  );
}

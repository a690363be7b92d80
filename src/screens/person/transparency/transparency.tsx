import { loadOpenPage } from '#api/transparency.ts';
import { Skeleton, SkeletonBlock, SkeletonCard, SkeletonList } from '#components/skeleton.tsx';
import { Figure } from '#kit/figure.tsx';
import { HideAmounts } from '#kit/hidden-amounts.tsx';
import { useQuery } from '#kit/query.ts';
import { Resource } from '#kit/resource.tsx';
import { Screen } from '#kit/screen.tsx';
import { useLingui } from '@lingui/react/macro';
import { AllMachines } from './all-machines.tsx';
import { OneMachine } from './one-machine.tsx';

/** What the book says, for everybody to see and check (rule P6); `?productId=` for one machine. */
export default function TransparencyScreen() {
  const { t } = useLingui();
  const productId = useQuery('productId');
  return (
    <Screen title={t`Transparency`} trailing={<HideAmounts />}>
      <Resource
        key={productId}
        load={(client) => loadOpenPage(client, productId)}
        skeleton={
          <Skeleton>
            <SkeletonCard lines={3} />
            <SkeletonCard lines={1} />
            <SkeletonBlock height="20rem" />
            <SkeletonList rows={6} />
          </Skeleton>
        }
      >
        {(open) => (
          <Figure of={open}>
            {({ figures, days }) =>
              productId === '' ? (
                <AllMachines figures={figures} days={days} />
              ) : (
                <OneMachine figures={figures} days={days} productId={productId} />
              )
            }
          </Figure>
        )}
      </Resource>
    </Screen>
  );
}

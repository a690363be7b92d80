import { storedDataActor } from '#actors/stored-data.ts';
import { Button } from '#components/button.tsx';
import { Card } from '#components/card.tsx';
import { Fact, FactList } from '#components/fact-list.tsx';
import { Notice } from '#components/notice.tsx';
import { SkeletonText } from '#components/skeleton.tsx';
import { useEmitted } from '#kit/emitted.ts';
import { useFailureText } from '#kit/failure-text.ts';
import type { ViewProps } from '#kit/flow-view.ts';
import { FlowFrame } from '#kit/frame.tsx';
import { useFlow, useServices, useToastActor } from '#kit/services.tsx';
import type { storedDataMachine } from '#machines/stored-data/stored-data.machine.ts';
import { plainTag } from '#i18n/locales.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import { Persistence } from './persistence.tsx';

type StoredDataViewProps = ViewProps<typeof storedDataMachine>;

const views = {
  measuring: Sizes,
  failed: Failed,
  ready: Sizes,
  clearing: Sizes,
} satisfies Record<StoredDataViewProps['snapshot']['value'], (props: StoredDataViewProps) => ReactNode>;

/** What the app keeps on this device, and a button that clears it. */
export function StoredData() {
  const { t } = useLingui();
  const services = useServices();
  const toast = useToastActor();
  const [logic] = useState(() => storedDataActor(services));
  const [snapshot, send, actor] = useFlow(logic);
  useEmitted(actor, 'storedData.cleared', () => toast.send({ type: 'toast.show', text: t`Stored data cleared` }));
  const View = views[snapshot.value];
  return (
    <FlowFrame of={snapshot} view={View}>
      <Card title={<Trans>On this device</Trans>}>
        <View snapshot={snapshot} send={send} />
        <Persistence />
      </Card>
    </FlowFrame>
  );
}

function Sizes({ snapshot, send }: StoredDataViewProps) {
  const { sizes } = snapshot.context;
  if (!sizes) return <SkeletonText lines={4} />;
  return (
    <div className="space-y-4">
      <FactList>
        <Fact label={<Trans>The app itself</Trans>} hint={<Trans>Kept, so it opens offline</Trans>}>
          <Size bytes={sizes.app} />
        </Fact>
        <Fact label={<Trans>Stored data</Trans>} hint={<Trans>Copies of what you read, and drafts</Trans>}>
          <Size bytes={sizes.data} />
        </Fact>
      </FactList>
      <Button
        variant="secondary"
        isWide
        isBusy={snapshot.matches('clearing')}
        disabled={!snapshot.can({ type: 'data.clear' })}
        onClick={() => send({ type: 'data.clear' })}
      >
        <Trans>Clear stored data</Trans>
      </Button>
      <p className="text-sm text-subtle">
        <Trans>You stay signed in. Settings and payments being confirmed stay too.</Trans>
      </p>
    </div>
  );
}

function Failed({ snapshot, send }: StoredDataViewProps) {
  const failureText = useFailureText();
  const { failure } = snapshot.context;
  return (
    <div className="space-y-4">
      <Notice tone="negative" isLive>
        {failure?.kind === 'storage' ? (
          <>
            <Trans>We can't read what's stored on this device.</Trans> <Trans>Your balance is unchanged.</Trans>
          </>
        ) : (
          failure && failureText(failure)
        )}
      </Notice>
      <Button variant="secondary" isWide onClick={() => send({ type: 'sizes.retry' })}>
        <Trans>Try again</Trans>
      </Button>
    </div>
  );
}

const kilobyte = 1_024;

/** In kB or MB, as the language writes them. */
function Size({ bytes }: { bytes: number }) {
  const { i18n } = useLingui();
  const [value, unit] =
    bytes < kilobyte * kilobyte ? [bytes / kilobyte, 'kilobyte'] : [bytes / kilobyte / kilobyte, 'megabyte'];
  const format = new Intl.NumberFormat(plainTag(i18n.locale), {
    style: 'unit',
    unit,
    maximumFractionDigits: 1,
    numberingSystem: 'latn',
  });
  return <bdi className="whitespace-nowrap">{format.format(value)}</bdi>;
}

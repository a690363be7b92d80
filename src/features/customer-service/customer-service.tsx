import { customerServiceActor } from '#actors/customer-service.ts';
import { actionStyle } from '#components/action-style.ts';
import { Button } from '#components/button.tsx';
import { Notice } from '#components/notice.tsx';
import { Skeleton, SkeletonBlock } from '#components/skeleton.tsx';
import { useFailureText } from '#kit/failure-text.ts';
import { partsOf, type ViewProps, type Views } from '#kit/flow-view.ts';
import { FlowFrame } from '#kit/frame.tsx';
import { LazySheet } from '#kit/lazy-sheet.tsx';
import { openable } from '#kit/links.ts';
import { useFlow, useServices } from '#kit/services.tsx';
import type { customerServiceMachine } from '#machines/customer-service/customer-service.machine.ts';
import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';

type CustomerServiceViewProps = ViewProps<typeof customerServiceMachine>;

const views: Views<typeof customerServiceMachine> = {
  loading: { body: Waiting, actions: Open },
  failed: { body: Failed, actions: Retry },
  ready: { body: Ready, actions: Open },
  absent: Absent,
  closed: () => null,
};

/** Menu entry 8: the link to customer service (product 2.5, 13.11). */
export function CustomerService({ onClose }: { onClose: () => void }) {
  const services = useServices();
  const [logic] = useState(() => customerServiceActor(services));
  const [snapshot, send] = useFlow(logic);
  const isClosed = snapshot.matches('closed');
  useEffect(() => {
    if (isClosed) onClose();
  }, [isClosed, onClose]);
  const { body: Body, actions: Actions } = partsOf(views[snapshot.value]);
  return (
    <LazySheet
      isOpen={!isClosed}
      onClose={() => send({ type: 'dialog.close' })}
      title={<Trans comment="Link or title: how to reach us">Customer service</Trans>}
      {...(Actions && { actions: <Actions snapshot={snapshot} send={send} /> })}
    >
      <FlowFrame of={snapshot}>
        <Body snapshot={snapshot} send={send} />
      </FlowFrame>
    </LazySheet>
  );
}

/** Of the size of what is shown for a link. */
function Waiting() {
  return (
    <Skeleton>
      <div className="space-y-4">
        <SkeletonBlock height="1.25rem" />
        <SkeletonBlock height="5.5rem" />
      </div>
    </Skeleton>
  );
}

function Failed({ snapshot }: CustomerServiceViewProps) {
  const failureText = useFailureText();
  const { failure } = snapshot.context;
  return (
    <Notice tone="negative" title={failure && failureText(failure)} isLive>
      <Trans>We couldn't load customer service.</Trans>
    </Notice>
  );
}

function Retry({ send }: CustomerServiceViewProps) {
  return (
    <Button isWide onClick={() => send({ type: 'link.retry' })}>
      <Trans comment="Button: repeats what failed">Try again</Trans>
    </Button>
  );
}

function Absent() {
  return (
    <p role="status" className="py-4 text-center text-base font-semibold">
      <Trans>There is currently no online customer service</Trans>
    </p>
  );
}

/** Who asks for a password is no customer service: said where people get cheated most. */
function Ready({ snapshot }: CustomerServiceViewProps) {
  const { link } = snapshot.context;
  const target = openable(link, document.baseURI);
  return (
    <div className="space-y-4">
      {target ? (
        <p>
          {target.host === '' ? (
            <Trans>Opens in a new tab.</Trans>
          ) : (
            <Trans>
              Opens <bdi className="font-semibold">{target.host}</bdi> in a new tab. It isn't part of Dayrent.
            </Trans>
          )}
        </p>
      ) : (
        <>
          <p>
            <Trans>Dayrent doesn't open this address:</Trans>
          </p>
          <p className="rounded-md bg-sunken p-3 font-mono text-sm wrap-anywhere">
            <bdi dir="ltr">{link}</bdi>
          </p>
        </>
      )}
      <Notice tone="warning">
        <Trans>We never ask for your password, a code or a deposit.</Trans>
      </Notice>
    </div>
  );
}

function Open({ snapshot, send }: CustomerServiceViewProps) {
  const target = openable(snapshot.context.link, document.baseURI);
  return (
    <>
      {snapshot.matches('loading') && (
        <Button isWide isBusy>
          <Trans>Open customer service</Trans>
        </Button>
      )}
      {target && !snapshot.matches('loading') && (
        <a href={target.href} target="_blank" rel="noreferrer" className={actionStyle('primary', true)}>
          <Trans>Open customer service</Trans>
        </a>
      )}
      <Button variant="quiet" isWide onClick={() => send({ type: 'dialog.close' })}>
        <Trans comment="Button: closes the sheet without doing it">Cancel</Trans>
      </Button>
    </>
  );
}

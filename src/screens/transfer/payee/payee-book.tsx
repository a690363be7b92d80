import { payeeBookActor, type Book } from '#actors/payee-book.ts';
import { Button } from '#components/button.tsx';
import { Notice } from '#components/notice.tsx';
import { Skeleton, SkeletonList } from '#components/skeleton.tsx';
import { useFailureText } from '#kit/failure-text.ts';
import { Figure } from '#kit/figure.tsx';
import { FlowFrame } from '#kit/frame.tsx';
import { useNetworkReturned } from '#kit/network-facts.ts';
import { ReadFailure } from '#kit/read-failure.tsx';
import { Refreshed } from '#kit/refresh.tsx';
import { useReread } from '#kit/reread.ts';
import { Screen } from '#kit/screen.tsx';
import { useFlow, useIsReachable, useServices } from '#kit/services.tsx';
import type { createPayeeBookMachine, PayeeBookEvent } from '#machines/payee-book/payee-book.machine.ts';
import { Trans } from '@lingui/react/macro';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import type { SnapshotFrom } from 'xstate';

interface Row {
  id: string;
}

type BookSnapshot<T extends Row> = SnapshotFrom<ReturnType<typeof createPayeeBookMachine<T>>>;

/** Removing one, for the button that does it. */
export interface Removal {
  remove: () => void;
  isBusy: boolean;
  isDisabled: boolean;
}

interface PayeeBookProps<T extends Row> {
  title: string;
  book: Book<T>;
  /** What can be done beside the list, under the thumb. */
  actions?: ReactNode;
  /** One by which it is known. */
  nameOf: (payee: T) => ReactNode;
  /** What is there, also when that is nothing. */
  children: (payees: readonly T[], removalOf: (payee: T) => Removal) => ReactNode;
}

interface ViewProps<T extends Row> extends Pick<PayeeBookProps<T>, 'children'> {
  snapshot: BookSnapshot<T>;
  send: (event: PayeeBookEvent) => void;
}

type View = <T extends Row>(props: ViewProps<T>) => ReactNode;

const views = {
  loading: Loading,
  failed: Failed,
  choice: Shown,
  empty: Shown,
  full: Shown,
  removing: Shown,
  restoring: Shown,
} satisfies Record<BookSnapshot<Row>['value'], View>;

/** A screen on the address book or the bank accounts: read, removed from, and a removal undone. */
export function PayeeBook<T extends Row>({ title, book, actions, nameOf, children }: PayeeBookProps<T>) {
  const services = useServices();
  const [logic] = useState(() => payeeBookActor(services, book));
  const [snapshot, send, actor] = useFlow(logic);
  useNetworkReturned(send);
  const refresh = useReread(actor, 'book.refresh');
  const { book: known, removed } = snapshot.context;
  // What is known stays while it is read again, also where that fails.
  const View: View = known ? Shown : views[snapshot.value];
  return (
    <FlowFrame of={snapshot} view={View}>
      <Screen
        title={title}
        actions={
          (removed || actions) && (
            <>
              {removed && <Removed key={removed.id} name={nameOf(removed)} snapshot={snapshot} send={send} />}
              {actions}
            </>
          )
        }
      >
        <Refreshed by={refresh} />
        <View snapshot={snapshot} send={send}>
          {children}
        </View>
      </Screen>
    </FlowFrame>
  );
}

function Loading() {
  return (
    <Skeleton>
      <SkeletonList rows={3} />
    </Skeleton>
  );
}

function Failed<T extends Row>({ snapshot, send }: ViewProps<T>) {
  return (
    <ReadFailure
      failure={snapshot.context.failure}
      money={<Trans>Your list is unchanged.</Trans>}
      onRetry={() => send({ type: 'book.refresh' })}
    />
  );
}

function Shown<T extends Row>({ snapshot, send, children }: ViewProps<T>) {
  const failureText = useFailureText();
  const isReachable = useIsReachable();
  const { book, chosen, failure } = snapshot.context;
  if (!book) return null;
  return (
    <>
      {failure && (
        <Notice
          tone="negative"
          title={failureText(failure)}
          isLive
          action={
            snapshot.matches('failed') ? (
              <Button variant="secondary" onClick={() => send({ type: 'book.refresh' })}>
                <Trans comment="Button: repeats what failed">Try again</Trans>
              </Button>
            ) : undefined
          }
        >
          <Trans>This list may be out of date.</Trans>
        </Notice>
      )}
      <Figure of={book}>
        {(payees) =>
          children(payees, ({ id }) => ({
            remove: () => send({ type: 'payee.remove', id }),
            isBusy: snapshot.matches('removing') && chosen?.id === id,
            isDisabled: !isReachable || !snapshot.can({ type: 'payee.remove', id }),
          }))
        }
      </Figure>
    </>
  );
}

interface RemovedProps<T extends Row> extends Omit<ViewProps<T>, 'children'> {
  name: ReactNode;
}

/** Nothing asked before, so there is a way back. It takes the focus that its row has lost. */
function Removed<T extends Row>({ name, snapshot, send }: RemovedProps<T>) {
  const isReachable = useIsReachable();
  const undo = useRef<HTMLButtonElement>(null);
  const id = useId();
  useEffect(() => undo.current?.focus({ preventScroll: true }), []);
  return (
    <div className="flex items-center justify-between gap-3 text-sm">
      <span id={id} className="min-w-0">
        <Trans comment="Toast: the argument is an address or bank">Removed: {name}</Trans>
      </span>
      <Button
        ref={undo}
        aria-describedby={id}
        variant="secondary"
        isBusy={snapshot.matches('restoring')}
        disabled={!isReachable || !snapshot.can({ type: 'removal.undo' })}
        onClick={() => send({ type: 'removal.undo' })}
      >
        <Trans comment="Button: puts a removed entry back">Undo</Trans>
      </Button>
    </div>
  );
}

import { payeeFormActor, subjectOf, type PayeeKind } from '#actors/payee-form.ts';
import { Button } from '#components/button.tsx';
import { FailureState } from '#components/failure-state.tsx';
import { LinkButton } from '#components/link-button.tsx';
import { Notice } from '#components/notice.tsx';
import { Skeleton, SkeletonBlock } from '#components/skeleton.tsx';
import { addressWith } from '#kit/address-with.ts';
import { useAddress } from '#kit/address.ts';
import { useDraft } from '#kit/draft.ts';
import { useEmitted } from '#kit/emitted.ts';
import { useFailureText } from '#kit/failure-text.ts';
import { FlowFrame } from '#kit/frame.tsx';
import { useNetworkReturned } from '#kit/network-facts.ts';
import { useQuery } from '#kit/query.ts';
import { ReadFailure } from '#kit/read-failure.tsx';
import { Screen } from '#kit/screen.tsx';
import { useFlow, useIsReachable, useServices } from '#kit/services.tsx';
import { useThen } from '#kit/then.ts';
import type { createPayeeFormMachine, PayeeFormEvent } from '#machines/payee-form/payee-form.machine.ts';
import { Trans } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import type { SnapshotFrom } from 'xstate';

type Fields = Readonly<Record<string, string>>;
type FormSnapshot<Draft extends Fields> = SnapshotFrom<ReturnType<typeof createPayeeFormMachine<Draft>>>;

/** What the fields of a form get. */
export interface PayeeFields<Draft extends Fields> {
  draft: Draft;
  /** Marked until they change. */
  problems: readonly (keyof Draft)[];
  change: (field: keyof Draft & string) => (event: { currentTarget: { value: string } }) => void;
}

interface PayeeFormProps<Draft extends Fields> {
  /** By whether there is one already. */
  title: (isNew: boolean) => string;
  kind: PayeeKind<Draft>;
  /** The list that it belongs to. */
  list: string;
  children: (fields: PayeeFields<Draft>) => ReactNode;
}

interface ViewProps<Draft extends Fields> extends Pick<PayeeFormProps<Draft>, 'list' | 'children'> {
  snapshot: FormSnapshot<Draft>;
  send: (event: PayeeFormEvent) => void;
}

type View = <Draft extends Fields>(props: ViewProps<Draft>) => ReactNode;

const views = {
  loading: Loading,
  failed: Failed,
  form: Form,
  saving: Form,
  saved: Form,
} satisfies Record<FormSnapshot<Fields>['value'], View>;

const formId = 'payee-form';

/** A screen that adds a payee, or edits the one of `?id=`; then it goes back to where the member came from. */
export function PayeeForm<Draft extends Fields>({ title, kind, list, children }: PayeeFormProps<Draft>) {
  const services = useServices();
  const payeeId = useQuery('id');
  const then = useThen();
  const { navigate } = useAddress();
  const [logic] = useState(() => payeeFormActor(services, kind));
  const [snapshot, send, actor] = useFlow(logic, { input: { payeeId } });
  useNetworkReturned(send);
  useDraft(actor, { flow: 'payeeForm', subject: subjectOf(kind.name, payeeId), endedBy: 'payeeForm.saved' });
  // Who came to add one finds it chosen.
  useEmitted(actor, 'payeeForm.saved', (event) =>
    navigate(then === null ? list : addressWith(then, 'payee', event.payeeId), { replace: true }),
  );
  const View: View = views[snapshot.value];
  return (
    <FlowFrame of={snapshot} view={View}>
      <Screen title={title(payeeId === '')} actions={View === Form ? <Actions snapshot={snapshot} /> : undefined}>
        <View snapshot={snapshot} send={send} list={list}>
          {children}
        </View>
      </Screen>
    </FlowFrame>
  );
}

function Loading() {
  return (
    <Skeleton>
      <SkeletonBlock height="22rem" />
    </Skeleton>
  );
}

function Failed<Draft extends Fields>({ snapshot, send, list }: ViewProps<Draft>) {
  const failureText = useFailureText();
  const { failure } = snapshot.context;
  const rest = {
    money: <Trans>Your list is unchanged.</Trans>,
    action: (
      <LinkButton href={`#${list}`}>
        <Trans comment="Button: opens the list of saved addresses or accounts">See list</Trans>
      </LinkButton>
    ),
  };
  // The only refusal is that there is none like it: another try brings nothing.
  return failure?.kind === 'rejected' ? (
    <FailureState drawing="not-found" title={failureText(failure)} {...rest} />
  ) : (
    <ReadFailure failure={failure} onRetry={() => send({ type: 'draft.refresh' })} {...rest} />
  );
}

function Form<Draft extends Fields>({ snapshot, send, children }: ViewProps<Draft>) {
  const { draft, problems } = snapshot.context;
  if (!draft) return null;
  return (
    <form
      id={formId}
      noValidate
      className="space-y-4"
      onSubmit={(event) => {
        event.preventDefault();
        send({ type: 'form.submit' });
      }}
    >
      {children({
        draft,
        problems,
        change: (field) => (event) => send({ type: 'field.change', field, value: event.currentTarget.value }),
      })}
    </form>
  );
}

function Actions<Draft extends Fields>({ snapshot }: Pick<ViewProps<Draft>, 'snapshot'>) {
  const failureText = useFailureText();
  const isReachable = useIsReachable();
  const { failure } = snapshot.context;
  return (
    <>
      {failure && (
        <Notice tone="negative" title={failureText(failure)} isLive>
          <Trans>Saving again won't create a duplicate.</Trans>
        </Notice>
      )}
      <Button
        type="submit"
        form={formId}
        isWide
        isBusy={snapshot.hasTag('busy')}
        disabled={!isReachable || !snapshot.can({ type: 'form.submit' })}
      >
        <Trans comment="Button: saves the form">Save</Trans>
      </Button>
    </>
  );
}

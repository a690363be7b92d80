import { nicknameActor } from '#actors/nickname.ts';
import { Button } from '#components/button.tsx';
import { Card } from '#components/card.tsx';
import { Field } from '#components/field.tsx';
import { Notice } from '#components/notice.tsx';
import { Skeleton, SkeletonBlock } from '#components/skeleton.tsx';
import { nicknameLength, type NicknameProblem } from '#domain/nickname.ts';
import { useAddress } from '#kit/address.ts';
import { useEmitted } from '#kit/emitted.ts';
import { useFailureText } from '#kit/failure-text.ts';
import { FlowScreen } from '#kit/flow-screen.tsx';
import type { View, ViewProps, Views } from '#kit/flow-view.ts';
import { useNetworkReturned } from '#kit/network-facts.ts';
import { ReadFailure } from '#kit/read-failure.tsx';
import { useFlow, useIsReachable, useServices, useToastActor } from '#kit/services.tsx';
import type { nicknameMachine } from '#machines/nickname/nickname.machine.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';

type NicknameViewProps = ViewProps<typeof nicknameMachine>;

const form: View<NicknameViewProps> = { body: Form, actions: Actions };

const views: Views<typeof nicknameMachine> = {
  loading: Loading,
  failed: Failed,
  form,
  saving: form,
  saved: form,
  unchanged: form,
};

const formId = 'nickname';

/** Another nickname; then back to the rest of the person. */
export default function Nickname() {
  const { t } = useLingui();
  const services = useServices();
  const toast = useToastActor();
  const { navigate } = useAddress();
  const [logic] = useState(() => nicknameActor(services));
  const [snapshot, send, actor] = useFlow(logic);
  useNetworkReturned(send);
  const leave = () => navigate('/user/information', { replace: true });
  useEmitted(actor, 'nickname.unchanged', leave);
  useEmitted(actor, 'nickname.saved', () => {
    toast.send({ type: 'toast.show', text: t({ message: 'Nickname changed', comment: 'Toast' }) });
    leave();
  });
  return <FlowScreen snapshot={snapshot} send={send} view={views[snapshot.value]} title={t`Nickname`} />;
}

function Loading() {
  return (
    <Skeleton>
      <SkeletonBlock height="8.5rem" />
    </Skeleton>
  );
}

function Failed({ snapshot, send }: NicknameViewProps) {
  return (
    <ReadFailure
      failure={snapshot.context.failure}
      money={<Trans>Your nickname is unchanged.</Trans>}
      onRetry={() => send({ type: 'name.refresh' })}
    />
  );
}

const length = nicknameLength;

const problemWords: Record<NicknameProblem, ReactNode> = {
  empty: <Trans>Enter a nickname</Trans>,
  long: <Plural value={length} one="Use at most # character" other="Use at most # characters" />,
  characters: <Trans>The text has invisible characters. Type it again</Trans>,
};

function Form({ snapshot, send }: NicknameViewProps) {
  const { text, problem } = snapshot.context;
  return (
    <form
      id={formId}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send({ type: 'name.save' });
      }}
    >
      <Card>
        <Field
          name="nickname"
          label={<Trans>Nickname</Trans>}
          hint={
            <Trans>
              <Plural value={length} one="1 to # character" other="1 to # characters" />. Other members see it.
            </Trans>
          }
          error={problem && problemWords[problem]}
          dir="auto"
          autoComplete="nickname"
          spellCheck={false}
          readOnly={snapshot.matches('saving')}
          value={text}
          onChange={(event) => send({ type: 'name.type', text: event.currentTarget.value })}
        />
      </Card>
    </form>
  );
}

function Actions({ snapshot }: NicknameViewProps) {
  const failureText = useFailureText();
  const isReachable = useIsReachable();
  const { failure } = snapshot.context;
  return (
    <>
      {failure && (
        <Notice tone="negative" title={failureText(failure)} isLive>
          <Trans>What you entered is kept.</Trans>
        </Notice>
      )}
      {!isReachable && (
        <p className="text-sm text-subtle">
          <Trans>You're offline. Try again when you're back online.</Trans>
        </p>
      )}
      <Button type="submit" form={formId} isWide isBusy={snapshot.matches('saving')} disabled={!isReachable}>
        <Trans comment="Button: saves the form">Save</Trans>
      </Button>
    </>
  );
}

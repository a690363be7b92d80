import { Button } from '#components/button.tsx';
import { Card } from '#components/card.tsx';
import { Notice } from '#components/notice.tsx';
import { Outcome } from '#components/outcome.tsx';
import { PasswordField } from '#components/password-field.tsx';
import { Skeleton, SkeletonList } from '#components/skeleton.tsx';
import { codes } from '#contract/codes.ts';
import { useFailureText } from '#kit/failure-text.ts';
import { FlowFrame } from '#kit/frame.tsx';
import { useIsReachable } from '#kit/services.tsx';
import { StepBack } from '#kit/step-back.tsx';
import type { DeleteAccountEvent, deleteAccountMachine } from '#machines/delete-account/delete-account.machine.ts';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { SnapshotFrom } from 'xstate';
import { DeletionFacts } from './deletion-facts.tsx';

export interface DeletionViewProps {
  snapshot: SnapshotFrom<typeof deleteAccountMachine>;
  send: (event: DeleteAccountEvent) => void;
}

const views = {
  restoring: Waiting,
  ready: Offer,
  spared: Offer,
  reading: Waiting,
  failed: Failed,
  terms: Terms,
  password: Password,
  deleting: Password,
  refused: Refused,
  asking: Unknown,
  unknown: Unknown,
  deleted: Deleted,
} satisfies Record<SnapshotFrom<typeof deleteAccountMachine>['value'], (props: DeletionViewProps) => ReactNode>;

/** A card that deletes the account: what it takes, the password, the end. */
export function DeleteAccount({ snapshot, send }: DeletionViewProps) {
  const View = views[snapshot.value];
  return (
    <FlowFrame of={snapshot} view={View}>
      <Card title={<Trans comment="Title, and a button">Delete account</Trans>}>
        <div className="space-y-4">
          <View snapshot={snapshot} send={send} />
        </div>
      </Card>
    </FlowFrame>
  );
}

function Waiting() {
  return (
    <Skeleton>
      <SkeletonList rows={2} />
    </Skeleton>
  );
}

function Offer({ snapshot, send }: DeletionViewProps) {
  const isReachable = useIsReachable();
  return (
    <>
      {snapshot.matches('spared') && (
        <Notice tone="warning" title={<Trans>Your account wasn't deleted</Trans>} isLive>
          {null}
        </Notice>
      )}
      <p className="text-sm text-subtle">
        <Trans comment="Of deleting the account">For good: nothing can bring it back.</Trans>
      </p>
      <Button variant="secondary" isWide disabled={!isReachable} onClick={() => send({ type: 'deletion.open' })}>
        <Trans comment="Title, and a button">Delete account</Trans>
      </Button>
    </>
  );
}

function Failed({ snapshot, send }: DeletionViewProps) {
  const failureText = useFailureText();
  const { failure } = snapshot.context;
  return (
    <>
      <Notice tone="negative" title={failure && failureText(failure)} isLive>
        <Trans>Your account wasn't deleted</Trans>
      </Notice>
      <Button isWide onClick={() => send({ type: 'deletion.open' })}>
        <Trans>Try again</Trans>
      </Button>
      <Stay snapshot={snapshot} send={send} />
    </>
  );
}

function Terms({ snapshot, send }: DeletionViewProps) {
  const failureText = useFailureText();
  const { terms, failure } = snapshot.context;
  return (
    <>
      {failure && (
        <Notice tone="warning" title={failureText(failure)} isLive>
          {null}
        </Notice>
      )}
      {terms && <DeletionFacts terms={terms} />}
      <Button variant="danger" isWide onClick={() => send({ type: 'password.open' })}>
        <Trans comment="Button: from the amounts to the password">Continue</Trans>
      </Button>
      <Stay snapshot={snapshot} send={send} />
    </>
  );
}

function Password({ snapshot, send }: DeletionViewProps) {
  const isReachable = useIsReachable();
  return (
    <form
      noValidate
      className="space-y-4"
      onSubmit={(event) => {
        event.preventDefault();
        send({ type: 'account.delete' });
      }}
    >
      <PasswordField
        name="password"
        label={<Trans comment="Password that signs the member in">Login password</Trans>}
        autoComplete="current-password"
        value={snapshot.context.password}
        onChange={({ currentTarget: { value } }) => send({ type: 'password.type', password: value })}
        error={null}
      />
      <Button
        type="submit"
        variant="danger"
        isWide
        isBusy={snapshot.hasTag('busy')}
        disabled={!isReachable || !snapshot.can({ type: 'account.delete' })}
      >
        <Trans comment="Button: deletes the account now">Delete for good</Trans>
      </Button>
      <Stay snapshot={snapshot} send={send} />
    </form>
  );
}

function Refused({ snapshot, send }: DeletionViewProps) {
  const failureText = useFailureText();
  const { failure } = snapshot.context;
  const title =
    failure?.code === codes.wrongPassword ? (
      <Trans>That isn't your login password</Trans>
    ) : (
      failure && failureText(failure)
    );
  return (
    <>
      <Notice tone="negative" title={title} isLive>
        <Trans>Your account wasn't deleted</Trans>
      </Notice>
      {/* No password changes that one. */}
      {failure?.code !== codes.accountShared && (
        <Button isWide onClick={() => send({ type: 'password.open' })}>
          <Trans>Try again</Trans>
        </Button>
      )}
      <Stay snapshot={snapshot} send={send} />
    </>
  );
}

/** The request went out, and no answer came. */
function Unknown({ snapshot, send }: DeletionViewProps) {
  const isReachable = useIsReachable();
  const isBusy = snapshot.hasTag('busy');
  return (
    <Outcome
      isBusy={isBusy}
      title={<Trans comment="Unknown outcome: no answer came">Your account may be deleted</Trans>}
      next={<Trans>We got no answer. Check before you leave this page.</Trans>}
    >
      <Button
        isWide
        isBusy={isBusy}
        disabled={!isReachable || !snapshot.can({ type: 'outcome.check' })}
        onClick={() => send({ type: 'outcome.check' })}
      >
        <Trans comment="Button: asks the server now whether the request went through">Check now</Trans>
      </Button>
    </Outcome>
  );
}

function Deleted() {
  return (
    <Notice tone="positive" title={<Trans>Your account is deleted</Trans>} isLive>
      {null}
    </Notice>
  );
}

const Stay = ({ snapshot, send }: DeletionViewProps) => (
  <StepBack onBack={snapshot.can({ type: 'deletion.close' }) ? () => send({ type: 'deletion.close' }) : null}>
    <Trans comment="Button: the account stays">Cancel</Trans>
  </StepBack>
);

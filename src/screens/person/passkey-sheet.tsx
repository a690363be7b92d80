import { Button } from '#components/button.tsx';
import { Field } from '#components/field.tsx';
import { Notice } from '#components/notice.tsx';
import { PasswordField } from '#components/password-field.tsx';
import { codes } from '#contract/codes.ts';
import type { Failure } from '#domain/failure.ts';
import { passkeyNameLength } from '#domain/passkey.ts';
import { WrongFundPassword } from '#features/verification/refused-try.tsx';
import { useFailureText } from '#kit/failure-text.ts';
import { LazySheet } from '#kit/lazy-sheet.tsx';
import { useIsReachable } from '#kit/services.tsx';
import type { PasskeysEvent, passkeysMachine } from '#machines/passkeys/passkeys.machine.ts';
import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { SnapshotFrom } from 'xstate';

type PasskeysSnapshot = SnapshotFrom<typeof passkeysMachine>;

interface PasskeySheetProps {
  snapshot: PasskeysSnapshot;
  send: (event: PasskeysEvent) => void;
}

const sheets = {
  ready: null,
  form: 'add',
  offering: 'add',
  making: 'add',
  adding: 'add',
  chosen: 'name',
  renaming: 'name',
  question: 'remove',
  removing: 'remove',
} satisfies Record<PasskeysSnapshot['value'], 'add' | 'name' | 'remove' | null>;

const length = passkeyNameLength;
const nameWords = (
  <Plural value={length} one="Enter a name of # character" other="Enter a name of up to # characters" />
);

const formId = 'passkey';

const titles: Record<'add' | 'name' | 'remove', ReactNode> = {
  add: <Trans>Add a passkey</Trans>,
  name: <Trans comment="Title of a form">Rename passkey</Trans>,
  remove: <Trans comment="Title of a question">Remove this passkey?</Trans>,
};

/** That the password is wrong, by which of the two it was; null: a refusal of something else. */
function passwordRefusal(failure: Failure | null): ReactNode {
  if (failure?.code === codes.wrongFundPassword) return <WrongFundPassword failure={failure} />;
  return failure?.code === codes.wrongPassword ? <Trans>That isn't your login password</Trans> : null;
}

/** One passkey: added, named, or removed after a question. */
export function PasskeySheet({ snapshot, send }: PasskeySheetProps) {
  const failureText = useFailureText();
  const sheet = sheets[snapshot.value];
  const { passkey, failure } = snapshot.context;
  const close = () => send({ type: 'dialog.close' });
  return (
    <LazySheet
      isOpen={sheet !== null}
      isHeld={snapshot.hasTag('busy')}
      onClose={close}
      title={sheet && titles[sheet]}
      actions={<Actions snapshot={snapshot} send={send} />}
    >
      <div className="space-y-4">
        {sheet === 'remove' ? (
          <>
            <p className="font-semibold">
              <bdi>{passkey?.name}</bdi>
            </p>
            <p>
              <Trans>It won't work here any more. Your passwords stay the same.</Trans>
            </p>
          </>
        ) : (
          <form
            id={formId}
            noValidate
            className="space-y-4"
            onSubmit={(event) => {
              event.preventDefault();
              send({ type: 'form.submit' });
            }}
          >
            <PasskeyFields snapshot={snapshot} send={send} />
          </form>
        )}
        {failure && !passwordRefusal(failure) && <Notice tone="negative" title={failureText(failure)} isLive />}
      </div>
    </LazySheet>
  );
}

export function PasskeyFields({ snapshot, send }: PasskeySheetProps) {
  const { name, password, hasFundPassword, problems, failure } = snapshot.context;
  const isBusy = snapshot.hasTag('busy');
  return (
    <>
      <Field
        name="name"
        label={<Trans comment="Of a passkey">Name</Trans>}
        error={problems.includes('name') && nameWords}
        dir="auto"
        autoComplete="off"
        readOnly={isBusy}
        value={name}
        onChange={(event) => send({ type: 'name.type', text: event.currentTarget.value })}
      />
      {sheets[snapshot.value] === 'add' && (
        <PasswordField
          name="password"
          autoComplete="current-password"
          label={
            hasFundPassword ? (
              <Trans comment="Password that confirms withdrawals">Fund password</Trans>
            ) : (
              <Trans>Login password</Trans>
            )
          }
          error={problems.includes('password') ? <Trans>Please enter the password</Trans> : passwordRefusal(failure)}
          readOnly={isBusy}
          value={password}
          onChange={(event) => send({ type: 'password.type', text: event.currentTarget.value })}
        />
      )}
    </>
  );
}

function Actions({ snapshot, send }: PasskeySheetProps) {
  const isReachable = useIsReachable();
  const sheet = sheets[snapshot.value];
  const isBusy = snapshot.hasTag('busy');
  return (
    <>
      {sheet === 'remove' ? (
        <Button
          variant="danger"
          isWide
          isBusy={isBusy}
          disabled={!isReachable}
          onClick={() => send({ type: 'passkey.remove' })}
        >
          <Trans comment="Button: removes the passkey">Remove</Trans>
        </Button>
      ) : (
        <Button type="submit" form={formId} isWide isBusy={isBusy} disabled={!isReachable}>
          {snapshot.matches('making') ? (
            <Trans comment="Button: the member confirms with a passkey">Confirm on your device…</Trans>
          ) : sheet === 'name' ? (
            <Trans comment="Button: saves the form">Save</Trans>
          ) : (
            <Trans comment="Button">Continue</Trans>
          )}
        </Button>
      )}
      {sheet === 'name' && (
        <Button variant="secondary" isWide disabled={isBusy} onClick={() => send({ type: 'removal.ask' })}>
          <Trans comment="Button: opens the question before a passkey is removed">Remove passkey</Trans>
        </Button>
      )}
      <Button variant="quiet" isWide disabled={isBusy} onClick={() => send({ type: 'dialog.close' })}>
        <Trans comment="Button: closes a question, nothing is done">Cancel</Trans>
      </Button>
    </>
  );
}

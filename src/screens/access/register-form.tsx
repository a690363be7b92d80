import { Button } from '#components/button.tsx';
import { Card } from '#components/card.tsx';
import { Field } from '#components/field.tsx';
import { Notice } from '#components/notice.tsx';
import { PasswordField } from '#components/password-field.tsx';
import { PasswordRules } from '#components/password-rules.tsx';
import { codes } from '#contract/codes.ts';
import type { Failure } from '#domain/failure.ts';
import { useOnward } from '#kit/onward.ts';
import { useFailureText } from '#kit/failure-text.ts';
import { useQuery } from '#kit/query.ts';
import { useIsReachable } from '#kit/services.tsx';
import type { RegisterField } from '#machines/register/fields.ts';
import type { ViewProps } from '#kit/flow-view.ts';
import type { registerMachine } from '#machines/register/register.machine.ts';
import { Trans } from '@lingui/react/macro';
import { focusMarked } from './marked.ts';
import { AccountCard } from './account-card.tsx';
import { accountProblem, passwordProblem } from './problem-words.tsx';

type RegisterViewProps = ViewProps<typeof registerMachine>;

const form = 'register-form';

/** What a refusal is about; null: the whole form. */
const placeOf = (failure: Failure | null): 'account' | 'inviteCode' | null => {
  if (failure?.kind !== 'rejected') return null;
  if (failure.code === codes.accountInvalid) return 'account';
  return failure.code === codes.inviteCodeUnknown ? 'inviteCode' : null;
};

export function RegisterForm({ snapshot, send }: RegisterViewProps) {
  const onward = useOnward();
  const failureText = useFailureText();
  const { offer, way, password, problems, failure } = snapshot.context;
  const isInvited = useIsInvited(snapshot);
  if (!offer) return null;
  const refused = placeOf(failure);
  const change = (field: RegisterField, value: string) => send({ type: 'field.change', field, value });
  return (
    <>
      <p className="text-sm text-subtle">
        <Trans>All money here is play money.</Trans>{' '}
        {!isInvited && <Trans>You need a member's invite code to join.</Trans>}
      </p>
      {failure && refused === null && <Refused failure={failure} />}
      <form
        id={form}
        data-begins
        noValidate
        className="space-y-4"
        onSubmit={(event) => {
          event.preventDefault();
          send({ type: 'form.submit' });
          focusMarked(event.currentTarget);
        }}
      >
        <AccountCard
          isNew
          legend={<Trans comment="Choice: phone or e-mail">Register with</Trans>}
          offer={offer}
          fields={snapshot.context}
          error={accountProblem(
            way,
            problems.some((field) => field === 'phone' || field === 'email'),
            refused === 'account' && failure ? failureText(failure) : null,
          )}
          onWay={(chosen) => send({ type: 'way.choose', way: chosen })}
          onChange={change}
        />
        <Card>
          <div className="space-y-4">
            <PasswordField
              name="password"
              label={<Trans comment="Field: the login password">Password</Trans>}
              autoComplete="new-password"
              value={password}
              onChange={(event) => change('password', event.currentTarget.value)}
              error={problems.includes('password') && passwordProblem(password)}
            />
            <PasswordRules password={password} />
          </div>
        </Card>
        <InviteCard snapshot={snapshot} send={send} isRefused={refused === 'inviteCode'} />
      </form>
      <p className="text-center text-sm">
        <a href={onward('/user/login')} className="font-medium text-link underline underline-offset-4">
          <Trans>I have an account: sign in</Trans>
        </a>
      </p>
    </>
  );
}

/** By a link whose code is still in its field: nothing about it is left to do. */
function useIsInvited({ context }: RegisterViewProps['snapshot']): boolean {
  const offered = useQuery('invite');
  return offered !== '' && offered === context.inviteCode;
}

function InviteCard({ snapshot, send, isRefused }: RegisterViewProps & { isRefused: boolean }) {
  const failureText = useFailureText();
  const { inviteCode, problems, failure } = snapshot.context;
  const isDone = useIsInvited(snapshot) && !isRefused;
  return (
    <Card>
      <Field
        name="inviteCode"
        label={<Trans comment="The code of the member who invites">Invite code</Trans>}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        dir="ltr"
        value={inviteCode}
        hint={isDone && <Trans>From your invite link</Trans>}
        onChange={(event) => send({ type: 'field.change', field: 'inviteCode', value: event.currentTarget.value })}
        error={
          problems.includes('inviteCode') ? (
            <Trans>Enter the invite code from your link</Trans>
          ) : (
            isRefused && failure && failureText(failure)
          )
        }
      />
      {!isDone && (
        <div className="mt-1 -mb-2 -ms-5">
          <Button
            variant="quiet"
            isBusy={snapshot.matches('filling')}
            disabled={!snapshot.can({ type: 'demo.fill' })}
            onClick={() => send({ type: 'demo.fill' })}
          >
            <Trans>No invite? Use the demo member's</Trans>
          </Button>
        </div>
      )}
    </Card>
  );
}

/** Whatever the reason: no account was made, and what was typed is there. */
function Refused({ failure }: { failure: Failure }) {
  const failureText = useFailureText();
  const onward = useOnward();
  const isTaken = failure.kind === 'rejected' && failure.code === codes.accountExists;
  return (
    <Notice
      tone="negative"
      title={failureText(failure)}
      isLive
      action={
        isTaken ? (
          <span className="flex flex-wrap gap-x-6 gap-y-2">
            <a href={onward('/user/login')} className="font-medium underline underline-offset-4">
              <Trans comment="Button: opens the sign-in screen">Sign in</Trans>
            </a>
            <a href={onward('/user/login/forgetPassword')} className="font-medium underline underline-offset-4">
              <Trans comment="Link and title: sets a new login password">Forgot password</Trans>
            </a>
          </span>
        ) : undefined
      }
    >
      <Trans>No account was created.</Trans> <Trans>What you entered is kept.</Trans>
    </Notice>
  );
}

export function RegisterActions({ snapshot }: RegisterViewProps) {
  const isReachable = useIsReachable();
  return (
    <Button
      type="submit"
      form={form}
      isWide
      isBusy={snapshot.matches('checking')}
      disabled={!isReachable || !snapshot.can({ type: 'form.submit' })}
    >
      <Trans>Continue to the code</Trans>
    </Button>
  );
}

import { loginActor } from '#actors/login.ts';
import { Button } from '#components/button.tsx';
import { Surface } from '#components/surface.tsx';
import { CountrySelect } from '#components/country-select.tsx';
import { FailureState } from '#components/failure-state.tsx';
import { Field } from '#components/field.tsx';
import { Notice } from '#components/notice.tsx';
import { PasswordField } from '#components/password-field.tsx';
import { useEmitted } from '#kit/emitted.ts';
import type { ViewProps } from '#kit/flow-view.ts';
import { FlowFrame } from '#kit/frame.tsx';
import { useFailureWords } from '#kit/failure-words.ts';
import { hasPasskeys } from '#kit/has-passkeys.ts';
import { lazyComponent } from '#kit/lazy-component.ts';
import { PlainScreen } from '#kit/plain-screen.tsx';
import { useOnward } from '#kit/onward.ts';
import { useQuery } from '#kit/query.ts';
import { useNetworkReturned } from '#kit/network-facts.ts';
import { useFlow, useServices, useSessionActor } from '#kit/services.tsx';
import { untilLoaded } from '#kit/until-loaded.ts';
import { needCatalog } from '#i18n/catalogs.ts';
import { entryWords } from '#i18n/failure.ts';
import type { LoginField, loginMachine } from '#machines/login/login.machine.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense, useState, type ComponentType } from 'react';
import type { SnapshotFrom } from 'xstate';

import { Welcome } from './welcome.tsx';

/** Not in the entry, nor its words: who signs in needs those of `shared` next. */
const later = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazyComponent(() => untilLoaded(async () => (await Promise.all([load(), needCatalog('shared')]))[0]));

const PasskeySignIn = later(async () => (await import('#features/passkey-sign-in/passkey-sign-in.tsx')).PasskeySignIn);
/** With the time to wait, for which the entry has no words. */
const FailureText = later(async () => (await import('#kit/failure-text.ts')).FailureText);

type LoginViewProps = ViewProps<typeof loginMachine>;

const views = {
  loading: LoginForm,
  failed: LoginFailed,
  form: LoginForm,
  filling: LoginForm,
  submitting: LoginForm,
  signedIn: LoginForm,
} satisfies Record<SnapshotFrom<typeof loginMachine>['value'], (props: LoginViewProps) => React.ReactNode>;

const link = 'py-2 font-medium text-link underline underline-offset-4';

export default function Login() {
  const { t } = useLingui();
  const services = useServices();
  const session = useSessionActor();
  const [logic] = useState(() => loginActor(services));
  const onward = useOnward();
  // Who comes from a new password brings the account along.
  const input = { country: useQuery('country'), phone: useQuery('phone') };
  const [snapshot, send, login] = useFlow(logic, { input });
  useNetworkReturned(send);
  useEmitted(login, 'login.succeeded', (event) => session.send({ type: 'session.opened', session: event.session }));
  const View = views[snapshot.value];
  return (
    <FlowFrame of={snapshot} view={View}>
      <PlainScreen title={t({ message: 'Sign in', comment: 'Title, and button: signs the member in' })}>
        <Welcome />
        <View snapshot={snapshot} send={send} />
        {hasPasskeys() && (
          <Suspense fallback={<div className="min-h-12" />}>
            <PasskeySignIn />
          </Suspense>
        )}
        <p className="flex flex-wrap justify-center gap-x-6 text-sm">
          <a href={onward('/user/login/register')} className={link}>
            <Trans>Create an account</Trans>
          </a>
          <a href={onward('/user/login/forgetPassword')} className={link}>
            <Trans comment="Link and title: sets a new login password">Forgot password</Trans>
          </a>
        </p>
      </PlainScreen>
    </FlowFrame>
  );
}

function LoginFailed({ snapshot, send }: LoginViewProps) {
  const failureText = useFailureWords(entryWords);
  const { failure } = snapshot.context;
  return (
    <FailureState
      title={failure && failureText(failure)}
      money={<Trans>You're not signed in.</Trans>}
      onRetry={() => send({ type: 'countries.retry' })}
    />
  );
}

function LoginForm({ snapshot, send }: LoginViewProps) {
  const failureText = useFailureWords(entryWords);
  const { country, phone, password, countries, problems, failure } = snapshot.context;
  const change = (field: LoginField) => (event: { currentTarget: { value: string } }) =>
    send({ type: 'field.change', field, value: event.currentTarget.value });
  return (
    <Surface>
      <form
        noValidate
        className="space-y-4"
        onSubmit={(event) => {
          event.preventDefault();
          send({ type: 'form.submit' });
        }}
      >
        <CountrySelect countries={countries} value={country} onChange={change('country')} />
        <Field
          name="phone"
          label={<Trans>Phone or e-mail</Trans>}
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          dir="ltr"
          value={phone}
          onChange={change('phone')}
          error={
            problems.includes('phone') && (
              <Trans>Enter your phone number without the country code, or your e-mail</Trans>
            )
          }
        />
        <PasswordField
          name="password"
          label={<Trans comment="Field: the login password">Password</Trans>}
          autoComplete="current-password"
          value={password}
          onChange={change('password')}
          error={problems.includes('password') && <Trans>Please enter the password</Trans>}
        />
        {failure && (
          <Notice tone="negative" isLive>
            <Suspense fallback={failureText(failure)}>
              <FailureText failure={failure} />
            </Suspense>
          </Notice>
        )}
        <Button
          type="submit"
          isWide
          isBusy={snapshot.matches('submitting')}
          disabled={!snapshot.can({ type: 'form.submit' })}
        >
          <Trans>Sign in</Trans>
        </Button>
        <Button
          variant="quiet"
          isWide
          isBusy={snapshot.matches('filling')}
          disabled={!snapshot.can({ type: 'demo.fill' })}
          onClick={() => send({ type: 'demo.fill' })}
        >
          <Trans>Fill in the demo member</Trans>
        </Button>
      </form>
    </Surface>
  );
}

import { Button } from '#components/button.tsx';
import { LinkButton } from '#components/link-button.tsx';
import { Notice } from '#components/notice.tsx';
import { Outcome } from '#components/outcome.tsx';
import { Masked } from '#features/verification/code-words.tsx';
import { useIsReachable } from '#kit/services.tsx';
import { Plural, Trans } from '@lingui/react/macro';
import type { ContactViewProps } from './words.tsx';

/** The request went out, and no answer came. */
export function Unsettled({ snapshot, send }: ContactViewProps) {
  const isReachable = useIsReachable();
  return (
    <Outcome
      isBusy={false}
      title={<Trans comment="Unknown outcome: no answer came">Your phone or e-mail may have changed</Trans>}
      next={<Trans>We got no answer. You can check again: nothing is changed twice.</Trans>}
    >
      <Button
        isWide
        disabled={!isReachable || !snapshot.can({ type: 'outcome.check' })}
        onClick={() => send({ type: 'outcome.check' })}
      >
        <Trans comment="Button: asks the server now whether the request went through">Check now</Trans>
      </Button>
    </Outcome>
  );
}

export function Changed({ snapshot }: ContactViewProps) {
  const { changed } = snapshot.context;
  if (!changed) return null;
  const { to, ended } = changed;
  return (
    <Notice
      tone="positive"
      title={<Trans comment="Title: a phone number or e-mail was changed or added">Saved</Trans>}
      isLive
    >
      <Trans>
        You can sign in and get codes with <Masked to={to} />.
      </Trans>{' '}
      <Plural
        value={ended}
        _0="No other device was signed in."
        one="# other device is signed out."
        other="# other devices are signed out."
      />
    </Notice>
  );
}

export const ChangedActions = () => (
  <LinkButton href="#/user/securitycenter" variant="primary" isWide>
    <Trans>Back to security center</Trans>
  </LinkButton>
);

import { EmptyState } from '#components/empty-state.tsx';
import { LinkButton } from '#components/link-button.tsx';
import { PlainScreen } from '#kit/plain-screen.tsx';
import { Trans, useLingui } from '@lingui/react/macro';

export default function NoPermission() {
  const { t } = useLingui();
  return (
    <PlainScreen title={t`No permission`}>
      <EmptyState
        drawing="no-permission"
        title={<Trans>This is not yours to open</Trans>}
        action={
          <LinkButton href="#/index" variant="primary">
            <Trans>Go home</Trans>
          </LinkButton>
        }
      >
        <Trans>Your account may not see this page. Nothing has moved.</Trans>
      </EmptyState>
    </PlainScreen>
  );
}

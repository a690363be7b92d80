import { EmptyState } from '#components/empty-state.tsx';
import { LinkButton } from '#components/link-button.tsx';
import { PlainScreen } from '#kit/plain-screen.tsx';
import { Trans, useLingui } from '@lingui/react/macro';

export default function NoPermission() {
  const { t } = useLingui();
  return (
    <PlainScreen title={t({ message: 'No permission', comment: 'Title: the member may not open this page' })}>
      <EmptyState
        drawing="no-permission"
        title={<Trans>You can't open this page</Trans>}
        action={
          <LinkButton href="#/index" variant="primary">
            <Trans comment="Button: opens the first tab">Go home</Trans>
          </LinkButton>
        }
      >
        <Trans>This page isn't part of your account.</Trans>
      </EmptyState>
    </PlainScreen>
  );
}

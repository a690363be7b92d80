import { EmptyState } from '#components/empty-state.tsx';
import { LinkButton } from '#components/link-button.tsx';
import { PlainScreen } from '#kit/plain-screen.tsx';
import { Trans, useLingui } from '@lingui/react/macro';

export default function NotFound() {
  const { t } = useLingui();
  return (
    <PlainScreen title={t`Page not found`}>
      <EmptyState
        drawing="not-found"
        title={<Trans>Nothing at this address</Trans>}
        action={
          <LinkButton href="#/index" variant="primary">
            <Trans>Go home</Trans>
          </LinkButton>
        }
      >
        <Trans>The link may be old or mistyped.</Trans>
      </EmptyState>
    </PlainScreen>
  );
}

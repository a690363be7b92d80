import { FailureState } from '#components/failure-state.tsx';
import { Header } from '#components/header.tsx';
import { Page } from '#components/page.tsx';
import type { Route } from '#kit/route.ts';
import { needCatalog } from '#i18n/catalogs.ts';
import { Trans } from '@lingui/react/macro';
import { Component, lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { forgetScreen } from './screens.ts';

/** Nothing in its place when even that can't be loaded: there is no screen left that could say so. */
const ReportLink = lazy<ComponentType>(() =>
  needCatalog('shared')
    .then(() => import('#features/failed-screen/report-link.tsx'))
    .catch(() => ({ default: () => null })),
);

interface ErrorBoundaryProps {
  route: Route;
  children: ReactNode;
}

/** A screen that could not be loaded or drawn: the rest of the app stays usable. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  private readonly retry = () => {
    forgetScreen(this.props.route);
    this.setState({ hasFailed: false });
  };

  override render(): ReactNode {
    const { route, children } = this.props;
    if (!this.state.hasFailed) return children;
    return (
      // Beside the rail of a desk.
      <div className={route.isPublic ? '' : 'desk:ps-(--rail)'}>
        <Page
          screen={route.path.slice(1)}
          header={
            <Header
              title={<Trans>Something went wrong</Trans>}
              {...(route.parent !== null && { backHref: `#${route.parent}` })}
            />
          }
        >
          <FailureState
            title={<Trans>We couldn't show this screen</Trans>}
            money={<Trans>This doesn't affect your balance.</Trans>}
            next={<Trans>Check the connection and try again.</Trans>}
            onRetry={this.retry}
          />
          <Suspense fallback={null}>
            <ReportLink />
          </Suspense>
        </Page>
      </div>
    );
  }
}

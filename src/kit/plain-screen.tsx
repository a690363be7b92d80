import { Header } from '#components/header.tsx';
import { Page } from '#components/page.tsx';
import type { ReactNode } from 'react';
import { OfflineNotice } from './offline-notice.tsx';
import { useRoute } from './route.ts';
import { useThen } from './then.ts';

export interface ScreenProps {
  /** The screen's name in the member's language. */
  title: string;
  trailing?: ReactNode;
  /** Its one action, under the thumb. */
  actions?: ReactNode;
  isBusy?: boolean;
  children: ReactNode;
}

interface PlainScreenProps extends ScreenProps {
  /** Between header and content. */
  top?: ReactNode;
}

/** A screen of the route that is shown: header, content, action. Visitors' first screen needs no more. */
export function PlainScreen({ title, trailing, actions, isBusy, top, children }: PlainScreenProps) {
  const route = useRoute();
  const then = useThen();
  return (
    <>
      <title>{[title, 'Dayrent'].join(' · ')}</title>
      <Page
        screen={route.path.slice(1)}
        header={
          <>
            <Header
              title={title}
              variant={route.header}
              trailing={trailing}
              {...(route.parent !== null && { backHref: `#${then ?? route.parent}` })}
            />
            {top}
          </>
        }
        actions={actions}
        hasTabBar={route.depth === 1}
        hasRail={!route.isPublic}
        {...(isBusy !== undefined && { isBusy })}
      >
        <OfflineNotice />
        {children}
      </Page>
    </>
  );
}

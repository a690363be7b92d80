import { Header } from '#components/header.tsx';
import { Page } from '#components/page.tsx';
import type { ReactNode } from 'react';
import { NetworkNotice } from './network-notice.tsx';
import { useRoute } from './route.ts';
import { useThen } from './then.ts';

export interface PlainScreenProps {
  /** The screen's name in the member's language. */
  title: string;
  trailing?: ReactNode;
  isBusy?: boolean;
  children: ReactNode;
}

interface ScreenHeaderProps extends Pick<PlainScreenProps, 'title' | 'trailing'> {
  /** In place of the title, where the screen greets or shows more than its name. */
  heading?: ReactNode;
  isOnHero?: boolean;
  isOnCover?: boolean;
  isWide?: boolean;
}

/** The name of the page and of the screen, and the way back that the route has. */
export function ScreenHeader({ title, heading = title, ...header }: ScreenHeaderProps) {
  const route = useRoute();
  const then = useThen();
  return (
    <>
      <title>{[title, 'Dayrent'].join(' · ')}</title>
      <Header
        title={heading}
        variant={route.header}
        {...header}
        {...(route.parent !== null && { backHref: `#${then ?? route.parent}` })}
      />
    </>
  );
}

/** A screen of the route that is shown: header and content. Visitors' first screen needs no more. */
export const PlainScreen = ({ title, trailing, isBusy = false, children }: PlainScreenProps) => (
  <Page screen={useRoute().path.slice(1)} header={<ScreenHeader title={title} trailing={trailing} />} isBusy={isBusy}>
    <NetworkNotice />
    {children}
  </Page>
);

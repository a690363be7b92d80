import { MemberPage } from '#components/member-page.tsx';
import type { ReactNode } from 'react';
import { NetworkNotice } from './network-notice.tsx';
import { ScreenHeader, type PlainScreenProps } from './plain-screen.tsx';
import { Pulled, PullShown } from './pulled.tsx';
import { useRoute } from './route.ts';

interface ScreenProps extends PlainScreenProps {
  /** In place of the title, where the screen greets or shows more than its name. */
  heading?: ReactNode;
  /** The amount that is read first, on the harbour. */
  hero?: ReactNode;
  /** A picture over the whole width, behind the header. */
  cover?: ReactNode;
  /** Its one action, under the thumb. */
  actions?: ReactNode;
  /** On a wide desk, beside the content. */
  aside?: ReactNode;
  /** Takes a wide desk's whole room. */
  isWide?: boolean;
}

/** A member's screen of the route that is shown: header, content that can be pulled to refresh, action. */
export function Screen({
  title,
  heading,
  trailing,
  hero,
  cover,
  actions,
  aside,
  isWide,
  isBusy,
  children,
}: ScreenProps) {
  const route = useRoute();
  return (
    <Pulled>
      <MemberPage
        screen={route.path.slice(1)}
        header={
          <>
            <ScreenHeader
              title={title}
              heading={heading ?? title}
              trailing={trailing}
              isOnHero={hero !== undefined}
              isOnCover={cover !== undefined}
              isWide={isWide === true || Boolean(aside)}
            />
            <PullShown />
          </>
        }
        hero={hero}
        cover={cover}
        actions={actions}
        aside={aside}
        isWide={isWide === true}
        hasTabBar={route.depth === 1}
        isBusy={isBusy === true}
      >
        <NetworkNotice />
        {children}
      </MemberPage>
    </Pulled>
  );
}

import { loadDaily } from '#api/daily-rewards.ts';
import { Amount } from '#components/amount.tsx';
import { Card } from '#components/card.tsx';
import { List, ListRow } from '#components/list-row.tsx';
import { SkeletonBlock } from '#components/skeleton.tsx';
import { Figure } from '#kit/figure.tsx';
import { Resource } from '#kit/resource.tsx';
import { Plural, Trans } from '@lingui/react/macro';
import { CalendarCheck } from 'lucide-react';

/** Today's sign-in: what it is worth, or that it is done. */
export const SignCard = () => (
  <Resource
    load={(client) => loadDaily(client, 'signIn')}
    skeleton={<SkeletonBlock height="4.25rem" />}
    failed={() => <></>}
  >
    {(figure) => (
      <Card isFlush>
        <Figure of={figure} as="row">
          {({ isTaken, streak, amount }) => (
            <List>
              <ListRow
                href="#/index/sign"
                leading={<CalendarCheck aria-hidden className="size-6 text-gold" />}
                title={isTaken ? <Trans>Signed in today</Trans> : <Trans>Sign in today</Trans>}
                detail={<Plural value={streak} _0="Begin a row of days" one="# day in a row" other="# days in a row" />}
                value={!isTaken && <Amount money={{ amount, currency: 'USDT' }} isSigned />}
                hasArrow
              />
            </List>
          )}
        </Figure>
      </Card>
    )}
  </Resource>
);

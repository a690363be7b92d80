import { loadComing } from '#api/coming.ts';
import { Amount } from '#components/amount.tsx';
import { Card } from '#components/card.tsx';
import { EmptyState } from '#components/empty-state.tsx';
import { LinkButton } from '#components/link-button.tsx';
import { MonthHead } from '#components/month-head.tsx';
import { SaveLink } from '#components/save-link.tsx';
import { Skeleton, SkeletonBlock, SkeletonCard } from '#components/skeleton.tsx';
import { sumsOf, type ComingMonth } from '#domain/coming.ts';
import { dateOf, isMonth } from '#domain/month.ts';
import { dateFormat } from '#i18n/date-format.ts';
import { Figure } from '#kit/figure.tsx';
import { useInPieces } from '#components/in-pieces.ts';
import { HideAmounts } from '#kit/hidden-amounts.tsx';
import { useQuery } from '#kit/query.ts';
import { Resource } from '#kit/resource.tsx';
import { Screen } from '#kit/screen.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { DayCard } from './day-card.tsx';

/** More than a phone shows: each day has a row for each order. */
const daysAtOnce = 2;

const hrefOf = (month: string): string => `#/user/calendar?month=${month}`;

/** What is planned to come, by day; the month is that of the address, or this one. */
export default function Calendar() {
  const { t } = useLingui();
  const asked = useQuery('month');
  const month = isMonth(asked) ? asked : '';
  return (
    <Screen
      title={t({ message: 'Calendar', comment: 'Title: what is planned to come, by day' })}
      trailing={<HideAmounts />}
    >
      <Resource
        key={month}
        load={(client) => loadComing(client, month)}
        changedBy="wallet"
        skeleton={
          <Skeleton>
            <SkeletonBlock height="9rem" />
            <SkeletonCard lines={3} />
            <SkeletonCard lines={3} />
          </Skeleton>
        }
      >
        {(coming) => <Figure of={coming}>{(of) => <Month of={of} />}</Figure>}
      </Resource>
    </Screen>
  );
}

function Month({ of }: { of: ComingMonth }) {
  const { i18n } = useLingui();
  const { month, firstMonth, lastMonth, days, file } = of;
  const name = dateFormat(i18n.locale, { month: 'long', year: 'numeric', timeZone: 'UTC', calendar: 'gregory' });
  const sums = sumsOf(days.flatMap(({ totals }) => totals));
  const shown = useInPieces(days, daysAtOnce);
  const isEmpty = days.every(({ list }) => list.length === 0);
  return (
    <div className="space-y-4" data-month={month}>
      <Card>
        <MonthHead month={month} first={firstMonth} last={lastMonth} hrefOf={hrefOf}>
          {name(dateOf(`${month}-01`))}
        </MonthHead>
        {sums.length > 0 && (
          <p className="flex flex-wrap items-baseline justify-center gap-x-4 gap-y-1">
            {sums.map((money) => (
              <Amount key={money.currency} money={money} size="large" />
            ))}
          </p>
        )}
        {!isEmpty && (
          <p className="mt-2 text-center text-sm text-subtle">
            <Trans>Planned from what your orders state. A day's income can be less.</Trans>
          </p>
        )}
      </Card>
      {isEmpty && <Nothing isThisMonth={month === firstMonth} />}
      {shown.map((day) => (
        <DayCard key={day.day} of={day} isToday={month === firstMonth && day === days[0]} endsAt={of.dayEndsAt} />
      ))}
      {!isEmpty && (
        <SaveLink text={file} type="text/calendar;charset=utf-8" file={`dayrent-${month}.ics`} variant="secondary">
          <Trans comment="Button: saves the month as a calendar file">Save to calendar</Trans>
        </SaveLink>
      )}
    </div>
  );
}

const Nothing = ({ isThisMonth }: { isThisMonth: boolean }) => (
  <EmptyState
    drawing="no-income"
    title={<Trans>Nothing is planned this month</Trans>}
    action={
      isThisMonth && (
        <LinkButton href="#/index" variant="primary">
          <Trans comment="Button: opens the list of machines to rent">See machines</Trans>
        </LinkButton>
      )
    }
  >
    <Trans>Income of your orders, prices that come back and payments on their way show here.</Trans>
  </EmptyState>
);

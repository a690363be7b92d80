import { Amount } from '#components/amount.tsx';
import { Card } from '#components/card.tsx';
import { List, ListRow } from '#components/list-row.tsx';
import type { Coming, ComingDay } from '#domain/coming.ts';
import { dateOf } from '#domain/month.ts';
import { formatClock } from '#domain/time.ts';
import { dateFormat } from '#i18n/date-format.ts';
import { useRegion } from '#kit/services.tsx';
import { When } from '#kit/when.tsx';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import { kindWords } from './kind-words.tsx';

interface DayCardProps {
  of: ComingDay;
  isToday: boolean;
  /** When today ends. */
  endsAt: number;
}

/** One day: what comes on it, and when withdrawals are open. Days come in pieces, and none is drawn again for the next. */
export const DayCard = memo(function DayCard({ of: { day, hours, list, totals }, isToday, endsAt }: DayCardProps) {
  const { i18n } = useLingui();
  const format = dateFormat(i18n.locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
    calendar: 'gregory',
  });
  return (
    <div data-day={day}>
      <Card
        isFlush
        title={format(dateOf(day))}
        aside={totals.map((money) => (
          <Amount key={money.currency} money={money} tone="subtle" />
        ))}
      >
        <List>
          {list.map((event) => (
            <Row key={event.id} of={event} />
          ))}
        </List>
        <p className="px-4 pt-1 pb-3 text-xs text-subtle">
          {hours ? (
            <Trans comment="Of a day in the calendar, with hours">
              Withdrawals open <Hours from={hours.from} to={hours.to} />
            </Trans>
          ) : (
            <Trans comment="Of a day in the calendar">Withdrawals closed</Trans>
          )}
          {isToday && (
            <>
              {' · '}
              <Trans>
                Today ends at <When at={endsAt} />
              </Trans>
            </>
          )}
        </p>
      </Card>
    </div>
  );
});

function Hours({ from, to }: { from: number; to: number }) {
  const region = useRegion();
  return (
    <bdi dir="ltr">
      {formatClock(from, region)}–{formatClock(to, region)}
    </bdi>
  );
}

function Row({ of: { kind, at, until, money, about, count } }: { of: Coming }) {
  const region = useRegion();
  const { title, href } = kindWords[kind];
  return (
    <ListRow
      href={href}
      title={title}
      detail={
        <>
          {about !== '' && (
            <span className="block">
              <bdi>{about}</bdi>
            </span>
          )}
          <span className="block">
            {until === null && <bdi dir="ltr">{formatClock(at, region)}</bdi>}
            {until !== null && until < at && (
              <Trans comment="State of a withdrawal: it should have arrived">Overdue</Trans>
            )}
            {until !== null && until >= at && (
              <Trans comment="Of a withdrawal that arrives: the latest time">
                By <When at={until} />
              </Trans>
            )}
            {count > 1 && (
              <>
                {' · '}
                <Plural
                  comment="Daily incomes of one machine on one day"
                  value={count}
                  one="# payment"
                  other="# payments"
                />
              </>
            )}
          </span>
        </>
      }
      value={money && <Amount money={money} />}
    />
  );
}

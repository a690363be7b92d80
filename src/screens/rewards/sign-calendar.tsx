import { loadSignMonth } from '#api/daily-rewards.ts';
import { Amount } from '#components/amount.tsx';
import { Card } from '#components/card.tsx';
import { Skeleton, SkeletonBlock } from '#components/skeleton.tsx';
import { MonthHead } from '#components/month-head.tsx';
import { Figure } from '#kit/figure.tsx';
import { useQuery } from '#kit/query.ts';
import { Resource } from '#kit/resource.tsx';
import { dateOf, isMonth, weeksOf } from '#domain/month.ts';
import { abbreviatedDays } from '#i18n/abbreviated-days.ts';
import { dateFormat } from '#i18n/date-format.ts';
import { signInReward } from '#domain/limits.ts';
import type { SignDay, SignMonth } from '#domain/daily-reward.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Check, Minus, Star } from 'lucide-react';

/** The month of the address, or this one. */
export function SignCalendar() {
  const asked = useQuery('month');
  const month = isMonth(asked) ? asked : '';
  return (
    <Resource
      key={month}
      load={(client) => loadSignMonth(client, month)}
      skeleton={
        <Skeleton>
          <SkeletonBlock height="30.75rem" />
        </Skeleton>
      }
    >
      {(figure) => <Figure of={figure}>{(of) => <Month of={of} />}</Figure>}
    </Resource>
  );
}

const hrefOf = (month: string): string => `#/index/sign?month=${month}`;

function Month({ of: { month, firstMonth, today, days } }: { of: SignMonth }) {
  const { i18n } = useLingui();
  const format = (options: Intl.DateTimeFormatOptions) =>
    dateFormat(i18n.locale, { ...options, timeZone: 'UTC', calendar: 'gregory' });
  const name = format({ month: 'long', year: 'numeric' })(dateOf(`${month}-01`));
  const weekday = format({ weekday: 'short' });
  const weekdayName = format({ weekday: 'long' });
  const weeks = weeksOf(month);
  // Any whole week has all seven names.
  const names = (weeks[1] ?? []).map((day) => dateOf(day ?? ''));
  const byDay = new Map(days.map((day) => [day.day, day]));
  const thisMonth = today.slice(0, 7);
  return (
    <Card>
      <MonthHead month={month} first={firstMonth} last={thisMonth} hrefOf={hrefOf}>
        {name}
      </MonthHead>
      <table className="w-full table-fixed border-separate border-spacing-[2px] text-center text-sm" data-month={month}>
        <caption className="sr-only">
          <Trans comment="Title: a month's calendar">Check-ins in {name}</Trans>
        </caption>
        <thead>
          <tr>
            {names.map((at, index) => (
              <th key={at} scope="col" className="pb-1 text-xs font-medium text-subtle">
                <abbr title={weekdayName(at)} className="no-underline">
                  {abbreviatedDays[i18n.locale]?.[index] ?? weekday(at)}
                </abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week.find((day) => day !== null)}>
              {week.map((day, index) =>
                day === null ? (
                  // Nothing is there to be read.
                  <td key={index} aria-hidden />
                ) : (
                  <Day key={day} day={day} isToday={day === today} signed={byDay.get(day)} />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-3 text-sm text-subtle">
        <Plural value={days.length} one="# check-in this month" other="# check-ins this month" />
      </p>
      <ul role="list" className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-xs text-subtle">
        <li className="inline-flex items-center gap-1">
          <Check aria-hidden className="size-3.5 text-link" />
          <Amount money={{ amount: signInReward.amount, currency: 'USDT' }} size="small" tone="subtle" />
        </li>
        <li className="inline-flex items-center gap-1">
          <Star aria-hidden className="size-3.5 fill-current text-link" />
          <Amount money={{ amount: signInReward.larger, currency: 'USDT' }} size="small" tone="subtle" />
        </li>
        <li className="inline-flex items-center gap-1">
          <Minus aria-hidden className="size-3.5" />
          <Trans>Not credited</Trans>
        </li>
      </ul>
    </Card>
  );
}

interface DayProps {
  day: string;
  isToday: boolean;
  signed: SignDay | undefined;
}

function Day({ day, isToday, signed }: DayProps) {
  const { t } = useLingui();
  const date = Number(day.slice(-2));
  const isCredited = signed?.reason === '';
  const look = signed ? (isCredited ? 'bg-sun-soft font-semibold text-link' : 'bg-sunken text-ink') : 'text-subtle';
  const Sign = !signed ? null : !isCredited ? Minus : signed.amount > signInReward.amount ? Star : Check;
  return (
    <td
      aria-current={isToday ? 'date' : undefined}
      data-signed={signed ? 'true' : undefined}
      className={`h-11 rounded-md tabular-nums ${look} ${isToday ? 'ring-2 ring-yours' : ''}`}
    >
      <span className="block leading-tight">{date}</span>
      {Sign && <Sign aria-hidden className={`mx-auto size-3.5 ${Sign === Star ? 'fill-current' : ''}`} />}
      {signed && (
        <span className="sr-only">
          {isCredited ? (
            <Trans comment="A day of the calendar, with its reward">
              Checked in, <Amount money={{ amount: signed.amount, currency: 'USDT' }} size="small" />
            </Trans>
          ) : (
            t`Not credited`
          )}
        </span>
      )}
      {isToday && <span className="sr-only">{t({ message: 'Today', comment: 'Mark on a day of the calendar' })}</span>}
    </td>
  );
}

/** What stands in the way of a withdrawal in words: what it is, and when or how it ends (rule P8). */
import { Amount } from '#components/amount.tsx';
import { CountdownText } from '#components/countdown-text.tsx';
import { Countdown } from '#kit/countdown.tsx';
import { When } from '#kit/when.tsx';
import { withdrawalWindow } from '#domain/limits.ts';
import type { WithdrawalObstacle, WithdrawalStanding, WithdrawalWay } from '#domain/withdrawal.ts';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { payeeMissing } from './way-words.tsx';

interface ObstacleProps extends WithdrawalStanding {
  way: WithdrawalWay;
  /** A moment has come that something was waiting for. */
  onElapsed: () => void;
}

export const obstacleTitles: Record<WithdrawalObstacle, (props: ObstacleProps) => ReactNode> = {
  payee: ({ way }) => payeeMissing[way],
  fundPassword: () => <Trans>Set a fund password first</Trans>,
  rest: ({ options: { restsUntil } }) => (
    <Trans>Withdrawals are paused until {restsUntil !== null && <When at={restsUntil} />}</Trans>
  ),
  window: ({ options: { window } }) => (
    <Trans comment="Withdrawals can't be requested before this time">
      Closed until <When at={window.opensAt} />
    </Trans>
  ),
  limit: () => <Trans>You've reached today's limit</Trans>,
  balance: () => <Trans>Your balance is below the minimum</Trans>,
};

interface HasWords {
  /** "Play USDT" beside the amount: nothing around it says so. */
  hasWords?: boolean;
}

/** What it is, and when it ends. */
export function DailyLimit({ way, options, hasWords = false }: Pick<ObstacleProps, 'way' | 'options'> & HasWords) {
  if (options.limitResetsAt === null) return null;
  return (
    <Trans>
      <Of way={way} options={options} amount={options[way].dailyLimit} hasWords={hasWords} /> a day. The limit resets at{' '}
      <When at={options.limitResetsAt} />.
    </Trans>
  );
}

export const obstacleDetails: Partial<Record<WithdrawalObstacle, (props: ObstacleProps) => ReactNode>> = {
  fundPassword: () => <Trans>The fund password confirms withdrawals.</Trans>,
  rest: ({ options: { restsUntil }, onElapsed }) => (
    <>
      <Trans>Anyone with your login password can reset the fund password. The pause gives you time to notice.</Trans>{' '}
      {restsUntil !== null && <TimeLeft until={restsUntil} onElapsed={onElapsed} />}
    </>
  ),
  window: ({ options: { window }, onElapsed }) => (
    <>
      <OpenHours /> <TimeLeft until={window.opensAt} onElapsed={onElapsed} />
    </>
  ),
  limit: ({ way, options }) => <DailyLimit way={way} options={options} />,
  balance: ({ way, options, available }) => (
    <Trans comment="Why a withdrawal is refused">
      The minimum is <Of way={way} options={options} amount={options[way].minimum} />. You have{' '}
      <Of way={way} options={options} amount={available} />.
    </Trans>
  ),
};

const { opensAt, closesAt } = withdrawalWindow;

export const OpenHours = () => (
  <Trans>
    Withdrawals are open Monday to Friday, {opensAt}:00 to {closesAt}:00 in your region.
  </Trans>
);

const Of = ({
  way,
  options,
  amount,
  hasWords = false,
}: Pick<ObstacleProps, 'way' | 'options'> & { amount: bigint } & HasWords) => (
  <Amount money={{ amount, currency: options[way].currency }} size="small" hasWords={hasWords} />
);

function TimeLeft({ until, onElapsed }: { until: number; onElapsed: () => void }) {
  return (
    <Countdown key={until} endsAt={until} onElapsed={onElapsed}>
      {(now) => (
        <Trans comment="Until a pause ends">
          Time left: <CountdownText endsAt={until} now={now} />
        </Trans>
      )}
    </Countdown>
  );
}

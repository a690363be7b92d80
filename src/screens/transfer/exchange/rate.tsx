import { PlayFigure } from '#components/amount.tsx';
import { Fact } from '#components/fact-list.tsx';
import { When } from '#kit/when.tsx';
import { toDecimal } from '#domain/money.ts';
import { Trans } from '@lingui/react/macro';

interface RateFactProps {
  /** Rupees for one USDT, shown to the last digit. */
  rate: bigint;
  /** When the sandbox set it, where that is told. */
  at?: number;
}

/** The rate of play money for play money: nobody's amount, so that it is never hidden. */
export const RateFact = ({ rate, at }: RateFactProps) => (
  <Fact
    label={<Trans>Rate for 1 USDT</Trans>}
    {...(at !== undefined && {
      hint: (
        <Trans>
          set by the sandbox <When at={at} />
        </Trans>
      ),
    })}
  >
    <span data-figures="shown">
      <PlayFigure of="INR">{toDecimal(rate)}</PlayFigure>
    </span>
  </Fact>
);

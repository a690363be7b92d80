import { Button } from '#components/button.tsx';
import { DateRange, type Days } from '#components/date-range.tsx';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';

interface RecordDatesProps extends Days {
  onChoose: (days: Days) => void;
}

/** Which days to show. Chosen with a button, so that a date can be typed in peace. */
export function RecordDates({ from, to, onChoose }: RecordDatesProps) {
  const [days, setDays] = useState<Days>({ from, to });
  const isChanged = days.from !== from || days.to !== to;
  const isReversed = days.from !== '' && days.to !== '' && days.from > days.to;
  return (
    <form
      className="space-y-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (isChanged && !isReversed) onChoose(days);
      }}
    >
      <DateRange legend={<Trans>Days of the records</Trans>} {...days} onChange={setDays} />
      <Button type="submit" name="show" variant="secondary" isWide disabled={!isChanged || isReversed}>
        <Trans>Show these days</Trans>
      </Button>
    </form>
  );
}

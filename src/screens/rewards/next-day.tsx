import { Countdown } from '#kit/countdown.tsx';
import { When } from '#kit/when.tsx';

interface NextDayProps {
  /** When it begins, ms. */
  at: number;
  onBegun: () => void;
}

/** From when a reward can be had again; read again at that moment. */
export const NextDay = ({ at, onBegun }: NextDayProps) => (
  <Countdown key={at} endsAt={at} onElapsed={onBegun}>
    {() => <When at={at} />}
  </Countdown>
);

import { FigureTime } from '#components/figure-time.tsx';
import { keptSince, type Terms } from '#machines/terms.ts';
import { Trans } from '@lingui/react/macro';
import { useRegion } from './services.tsx';
import { useServerNow } from './now.ts';

/** Why nothing is decided on these terms: they are from the device. Nothing where they are the server's. */
export function KeptReason({ terms }: { terms: Terms }) {
  const now = useServerNow();
  const region = useRegion();
  const at = keptSince(terms);
  if (at === null) return null;
  return (
    <Trans>
      These figures are from <FigureTime at={at} now={now} region={region} />. You can continue once they refresh.
    </Trans>
  );
}

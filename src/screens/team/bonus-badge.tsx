import { Badge } from '#components/badge.tsx';
import { Trans } from '@lingui/react/macro';

/** Whether a bonus was paid. */
export const BonusBadge = ({ isCredited }: { isCredited: boolean }) =>
  isCredited ? (
    <Badge tone="positive">
      <Trans comment="State of a bonus: it was paid into the balance">Credited</Trans>
    </Badge>
  ) : (
    <Badge tone="neutral">
      <Trans comment="State of a bonus: it wasn't paid">Not credited</Trans>
    </Badge>
  );

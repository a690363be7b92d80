import { Badge } from '#components/badge.tsx';
import { Trans } from '@lingui/react/macro';

/** Whether a bonus was paid. */
export const BonusBadge = ({ isCredited }: { isCredited: boolean }) =>
  isCredited ? (
    <Badge tone="positive">
      <Trans>Credited</Trans>
    </Badge>
  ) : (
    <Badge tone="neutral">
      <Trans>Not credited</Trans>
    </Badge>
  );

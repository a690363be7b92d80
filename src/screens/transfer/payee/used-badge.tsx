import { Badge } from '#components/badge.tsx';
import { Trans } from '@lingui/react/macro';

/** Whether something was withdrawn to it before. */
export const UsedBadge = ({ isUsed }: { isUsed: boolean }) =>
  isUsed ? (
    <Badge tone="positive">
      <Trans context="address or account">Used before</Trans>
    </Badge>
  ) : (
    <Badge tone="info">
      <Trans context="address or account">Not used yet</Trans>
    </Badge>
  );

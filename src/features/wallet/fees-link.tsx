import { LinkButton } from '#components/link-button.tsx';
import type { FeeTopic } from '#domain/fees.ts';
import { Trans } from '@lingui/react/macro';

/** What applies before one begins, the topic that it is asked for first (product 3.8). */
export const FeesLink = ({ of }: { of: FeeTopic }) => (
  <LinkButton href={`#/user/fees?of=${of}`} variant="quiet" isWide>
    <Trans>Fees, limits and times</Trans>
  </LinkButton>
);

import { Card } from '#components/card.tsx';
import { LinkButton } from '#components/link-button.tsx';
import type { PublishedRoot } from '#domain/merkle-sum.ts';
import { Plural, Trans } from '@lingui/react/macro';
import { SumsOf } from '../proof/proof-parts.tsx';

/** What members are owed, and the way to the proof that one's own balance is counted in it. */
export const OwedCard = ({ published: { count, total } }: { published: PublishedRoot }) => (
  <Card title={<Trans>What members are owed</Trans>}>
    <p className="text-sm text-subtle">
      <Plural value={count} one="# member" other="# members" />
    </p>
    <p className="mt-2 mb-4">
      <SumsOf sums={total} />
    </p>
    <LinkButton href="#/index/proof" isWide>
      <Trans>Check my balance</Trans>
    </LinkButton>
  </Card>
);

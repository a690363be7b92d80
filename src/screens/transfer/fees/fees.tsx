import { loadFees } from '#api/fees.ts';
import { Card } from '#components/card.tsx';
import { FactList } from '#components/fact-list.tsx';
import { List, ListRow } from '#components/list-row.tsx';
import { Skeleton, SkeletonCard } from '#components/skeleton.tsx';
import { feeTopics, isFeeTopic } from '#domain/fees.ts';
import { Figure } from '#kit/figure.tsx';
import { HideAmounts } from '#kit/hidden-amounts.tsx';
import { useQuery } from '#kit/query.ts';
import { Resource } from '#kit/resource.tsx';
import { Screen } from '#kit/screen.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { topicFacts, topicTitles } from './topic-facts.tsx';

/** All fees, limits, windows and times that apply to this member now; `?of=` puts a topic first. */
export default function Fees() {
  const { t } = useLingui();
  const asked = useQuery('of');
  const topics = isFeeTopic(asked) ? [asked, ...feeTopics.filter((topic) => topic !== asked)] : feeTopics;
  return (
    <Screen title={t`Fees, limits and times`} trailing={<HideAmounts />}>
      <p className="text-sm text-subtle">
        <Trans>What applies to you now. A figure without a date has no planned change.</Trans>
      </p>
      <Resource
        load={loadFees}
        skeleton={
          <Skeleton>
            <SkeletonCard lines={6} />
            <SkeletonCard lines={6} />
            <SkeletonCard lines={6} />
          </Skeleton>
        }
      >
        {(fees, refresh) => (
          <Figure of={fees}>
            {(all) => (
              <div className="space-y-4">
                {topics.map((topic) => (
                  <Card key={topic} title={topicTitles[topic]}>
                    <div data-topic={topic}>
                      <FactList>{topicFacts[topic]({ of: all, onElapsed: refresh })}</FactList>
                    </div>
                  </Card>
                ))}
              </div>
            )}
          </Figure>
        )}
      </Resource>
      <Card isFlush>
        <List>
          <ListRow href="#/user/pdf?doc=wallet" title={<Trans>How the wallet works</Trans>} hasArrow />
        </List>
      </Card>
    </Screen>
  );
}

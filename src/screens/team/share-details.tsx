import { loadShareInfo } from '#api/sharing.ts';
import { Card } from '#components/card.tsx';
import { GradeCard } from '#components/grade-card.tsx';
import { Skeleton, SkeletonBlock } from '#components/skeleton.tsx';
import { Figure } from '#kit/figure.tsx';
import { Resource } from '#kit/resource.tsx';
import { Screen } from '#kit/screen.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { BonusTerms, Payer } from './bonus-terms.tsx';
import { GradeTable } from './grade-table.tsx';

/** How inviting works, told with the figures that the server goes by. */
export default function ShareDetails() {
  const { t } = useLingui();
  return (
    <Screen title={t`How inviting works`}>
      <Resource
        load={loadShareInfo}
        skeleton={
          <Skeleton>
            <SkeletonBlock height="19rem" />
            <SkeletonBlock height="17.5rem" />
            <SkeletonBlock height="17rem" />
          </Skeleton>
        }
      >
        {(info) => (
          <Figure of={info}>
            {(share) => (
              <div className="space-y-4">
                <BonusTerms share={share} />
                <Payer share={share} />
                <Never />
                <GradeCard activeInvited={share.activeInvited} />
                <GradeTable share={share} />
                <Seen />
              </div>
            )}
          </Figure>
        )}
      </Resource>
    </Screen>
  );
}

const Never = () => (
  <Card title={<Trans>What never counts</Trans>}>
    <ul role="list" className="list-disc space-y-2 ps-5 text-sm">
      <li>
        <Trans>What invited members pay in, buy or withdraw</Trans>
      </li>
      <li>
        <Trans>Whether you invite anyone: your withdrawals, income and prices stay the same</Trans>
      </li>
      <li>
        <Trans>Members' money: it never becomes someone else's bonus</Trans>
      </li>
    </ul>
  </Card>
);

const Seen = () => (
  <Card title={<Trans>What others see</Trans>}>
    <p className="text-sm">
      <Trans>
        Up to three levels above you see your masked account, when you joined, whether you're active, how many you
        invited and the bonus you brought. They never see what you own or paid, or your full number or address.
      </Trans>
    </p>
  </Card>
);

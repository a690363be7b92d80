import { loadRechargeOptions } from '#api/recharge.ts';
import { Amount } from '#components/amount.tsx';
import { Card } from '#components/card.tsx';
import { List, ListRow } from '#components/list-row.tsx';
import { Notice } from '#components/notice.tsx';
import { Skeleton, SkeletonList } from '#components/skeleton.tsx';
import { Figure } from '#kit/figure.tsx';
import { HideAmounts } from '#kit/hidden-amounts.tsx';
import { Resource } from '#kit/resource.tsx';
import { Screen } from '#kit/screen.tsx';
import type { Currency } from '#domain/money.ts';
import type { ChannelKind, RechargeOptions } from '#domain/recharge.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { CreditCard, Landmark, Link2, Smartphone, type LucideIcon } from 'lucide-react';
import { channelHref, usdtHref } from './method-words.tsx';
import { OpenRecharges } from './open-recharges.tsx';

/** How play money comes in: USDT by its chain, rupees by a cash channel. */
export default function Ways() {
  const { t } = useLingui();
  return (
    <Screen
      title={t({ message: 'Recharge', comment: 'Button or title: puts play money into the balance, verb' })}
      trailing={<HideAmounts />}
    >
      <OpenRecharges />
      <Resource
        load={loadRechargeOptions}
        skeleton={
          <Skeleton>
            <SkeletonList rows={1} />
            <SkeletonList rows={3} />
          </Skeleton>
        }
      >
        {(options) => <Figure of={options}>{(open) => <Choice options={open} />}</Figure>}
      </Resource>
      <Notice title={<Trans>Play money only</Trans>}>
        <Trans>Play money comes from the sandbox. No real wallet or bank is involved.</Trans>
      </Notice>
      <Card isFlush>
        <List>
          <ListRow
            href="#/user/record?type=2"
            title={<Trans comment="Link: list of recharges">Recharge records</Trans>}
            hasArrow
          />
        </List>
      </Card>
    </Screen>
  );
}

const icons: Record<ChannelKind, LucideIcon> = { upi: Smartphone, bank: Landmark, card: CreditCard };

const Choice = ({ options: { chain, usdtMinimum, channels } }: { options: RechargeOptions }) => (
  <div className="space-y-4">
    <Card title={<Trans comment="Title: ways to recharge USDT">In USDT</Trans>} isFlush>
      <List>
        <ListRow
          href={usdtHref}
          leading={<WayIcon icon={Link2} />}
          title={<Trans comment="The argument is a blockchain">USDT on {<bdi>{chain}</bdi>}</Trans>}
          detail={<From minimum={usdtMinimum} currency="USDT" />}
          hasArrow
        />
      </List>
    </Card>
    <Card title={<Trans comment="Title: ways to recharge rupees">In rupees</Trans>} isFlush>
      {channels.length > 0 ? (
        <List>
          {channels.map(({ id, kind, name, minimum }) => (
            <ListRow
              key={id}
              href={channelHref(id)}
              leading={<WayIcon icon={icons[kind]} />}
              title={<bdi>{name}</bdi>}
              detail={<From minimum={minimum} currency="INR" />}
              hasArrow
            />
          ))}
        </List>
      ) : (
        <p className="px-4 pt-2 pb-4 text-sm text-subtle">
          <Trans>No cash channel is open now.</Trans>
        </p>
      )}
    </Card>
  </div>
);

const WayIcon = ({ icon: Icon }: { icon: LucideIcon }) => (
  <span className="flex size-10 items-center justify-center rounded-full bg-sun-soft text-mark">
    <Icon aria-hidden className="size-5" strokeWidth={1.7} />
  </span>
);

/** A limit of the sandbox, no figure of the member's: never hidden. */
const From = ({ minimum: amount, currency }: { minimum: bigint; currency: Currency }) => (
  <span data-figures="shown">
    <Trans>
      From <Amount money={{ amount, currency }} size="small" tone="subtle" />
    </Trans>
  </span>
);

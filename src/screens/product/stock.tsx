import { loadHoldings } from '#api/orders.ts';
import { Amount } from '#components/amount.tsx';
import { Badge } from '#components/badge.tsx';
import { EmptyState } from '#components/empty-state.tsx';
import { Fact, FactList } from '#components/fact-list.tsx';
import { LinkButton } from '#components/link-button.tsx';
import { Picture } from '#components/picture.tsx';
import { Skeleton, SkeletonList } from '#components/skeleton.tsx';
import { VirtualList } from '#components/virtual-list.tsx';
import { Figure } from '#kit/figure.tsx';
import { HideAmounts } from '#kit/hidden-amounts.tsx';
import { PagedList } from '#kit/paged-list.tsx';
import { Screen } from '#kit/screen.tsx';
import { When } from '#kit/when.tsx';
import type { Holding } from '#domain/wallet.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';

/** The machines that a member holds or held, by kind. */
export default function Stock() {
  const { t } = useLingui();
  return (
    <Screen
      title={t`My machines`}
      trailing={<HideAmounts />}
      actions={
        <LinkButton href="#/user/myorder" isWide>
          <Trans>My orders, one by one</Trans>
        </LinkButton>
      }
    >
      <PagedList
        loadPage={loadHoldings}
        skeleton={
          <Skeleton>
            <SkeletonList rows={4} kind="machine" />
          </Skeleton>
        }
        empty={
          <EmptyState
            drawing="no-orders"
            title={<Trans>You hold no machine</Trans>}
            action={
              <LinkButton href="#/index" variant="primary">
                <Trans>See the machines</Trans>
              </LinkButton>
            }
          >
            <Trans>Machines that you rent are counted here by kind, with what they paid.</Trans>
          </EmptyState>
        }
      >
        {(page) => (
          <>
            <p className="text-sm text-subtle">
              <Trans>
                Escrow holds the price of each order until it ends. What is stated a day is paid from what the machines
                earn.
              </Trans>
            </p>
            <Figure of={page}>
              {({ list }) => <VirtualList rows={list} row={(holding) => <HoldingCard holding={holding} />} />}
            </Figure>
          </>
        )}
      </PagedList>
    </Screen>
  );
}

const usdt = (amount: bigint) => <Amount money={{ amount, currency: 'USDT' }} />;

function HoldingCard({ holding }: { holding: Holding }) {
  const { id, name, image, valid, expired, escrow, dayReturn, paid, nextExpiryAt } = holding;
  const isHeld = valid > 0;
  return (
    <section className="rounded-xl border border-line/70 bg-raised p-4.5 shadow-card">
      <div className="flex flex-wrap gap-4">
        <Picture src={image} alt="" size="thumb" isMuted={!isHeld} />
        <div className="min-w-0 flex-1 basis-40">
          <h2 className="font-semibold wrap-anywhere">
            <bdi>{name}</bdi>
          </h2>
          <p className="mt-1">
            <Trans>
              <Amount money={{ amount: paid, currency: 'USDT' }} isSigned /> paid so far
            </Trans>
          </p>
          <p className="mt-2 flex flex-wrap gap-2">
            {isHeld && (
              <Badge tone="positive">
                <Plural value={valid} one="# valid" other="# valid" />
              </Badge>
            )}
            {expired > 0 && (
              <Badge>
                <Plural value={expired} one="# expired" other="# expired" />
              </Badge>
            )}
          </p>
        </div>
      </div>
      {isHeld && (
        <div className="mt-4">
          <FactList>
            <Fact label={<Trans>In escrow</Trans>}>{usdt(escrow)}</Fact>
            <Fact label={<Trans>Stated a day</Trans>}>{usdt(dayReturn)}</Fact>
            {nextExpiryAt !== null && (
              <Fact label={<Trans>Next one ends</Trans>}>
                <When at={nextExpiryAt} isDay />
              </Fact>
            )}
          </FactList>
        </div>
      )}
      <p className="mt-2 text-sm">
        <a
          href={`#/index/detail?productId=${encodeURIComponent(id)}`}
          className="inline-flex min-h-11 items-center font-medium text-link underline underline-offset-4"
        >
          <Trans>The machine and what it earns</Trans>
        </a>
      </p>
    </section>
  );
}

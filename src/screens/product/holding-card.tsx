import { usdt } from '#components/amount.tsx';
import { Fact, FactList } from '#components/fact-list.tsx';
import { Picture } from '#components/picture.tsx';
import type { Holding } from '#domain/wallet.ts';
import { When } from '#kit/when.tsx';
import { Plural, Trans } from '@lingui/react/macro';

/** All orders of one machine: what they paid, what stands in escrow for them. */
export function HoldingCard({ holding }: { holding: Holding }) {
  const { id, name, image, valid, expired, escrow, dayReturn, paid, nextExpiryAt } = holding;
  const isHeld = valid > 0;
  return (
    <a
      href={`#/index/detail?productId=${encodeURIComponent(id)}`}
      className="flex flex-wrap gap-4 rounded-xl bg-raised p-4 shadow-card transition hover:bg-sunken"
    >
      <Picture src={image} alt="" size="thumb" isMuted={!isHeld} />
      <div className="words-40">
        <h2 className="text-lg font-bold">
          <bdi>{name}</bdi>
        </h2>
        <p className="mb-2 text-sm text-subtle">
          {isHeld && <Plural comment="Orders of a machine that run" value={valid} one="# running" other="# running" />}
          {isHeld && expired > 0 && ' · '}
          {expired > 0 && (
            <Plural comment="Orders of a machine that have ended" value={expired} one="# ended" other="# ended" />
          )}
        </p>
        <FactList>
          <Fact label={<Trans>Paid so far</Trans>}>{usdt(paid)}</Fact>
          {isHeld && (
            <>
              <Fact label={<Trans comment="Amount: held until the order ends, then paid back">In escrow</Trans>}>
                {usdt(escrow)}
              </Fact>
              <Fact label={<Trans>Stated daily return</Trans>}>{usdt(dayReturn)}</Fact>
            </>
          )}
          {nextExpiryAt !== null && (
            <Fact label={<Trans>Next one ends</Trans>}>
              <When at={nextExpiryAt} isDay />
            </Fact>
          )}
        </FactList>
      </div>
    </a>
  );
}

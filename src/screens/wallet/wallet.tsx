import { loadWallet, loadWalletNotices } from '#api/wallet.ts';
import { Notice } from '#components/notice.tsx';
import { Skeleton, SkeletonBlock, SkeletonCard } from '#components/skeleton.tsx';
import { Activity } from '#features/wallet/activity.tsx';
import { AllUsdt } from '#features/wallet/all-usdt.tsx';
import { Available } from '#features/wallet/available.tsx';
import { BookNotice } from '#features/wallet/book-notice.tsx';
import { IncomeCard, loadIncome } from '#features/wallet/income-card.tsx';
import { ProofChip } from '#features/proof/proof-chip.tsx';
import { WalletMoves } from '#features/wallet/wallet-moves.tsx';
import { Below } from '#kit/below.tsx';
import { Figure } from '#kit/figure.tsx';
import { HideAmounts } from '#kit/hidden-amounts.tsx';
import { Resource, ResourceView, useResource } from '#kit/resource.tsx';
import { Screen } from '#kit/screen.tsx';
import { useIsWide } from '#kit/wide.ts';
import { useLingui } from '@lingui/react/macro';
import { Rupees } from './rupees.tsx';
import { WalletLinks } from './wallet-links.tsx';

export const early = () => ({ resources: [loadWallet, loadIncome] });

/** What is the member's and where it stands, in and out, and what moved last. Also at the address of the balances. */
export default function Wallet() {
  const { t } = useLingui();
  const isWide = useIsWide();
  const wallet = useResource(loadWallet, 'wallet');
  return (
    <Screen
      title={t({ message: 'Wallet', comment: "Tab and screen: the member's balances" })}
      trailing={<HideAmounts />}
      hero={<Available of={wallet} mark={<ProofChip />} />}
      aside={isWide && <Beside />}
    >
      <BookNotice />
      <ResourceView
        of={wallet}
        skeleton={
          <Skeleton>
            <SkeletonCard lines={6} />
            <SkeletonBlock height="3.25rem" />
            <SkeletonBlock height="4.75rem" />
          </Skeleton>
        }
        // The hero says so.
        failed={() => <></>}
      >
        {(figure) => (
          <Figure of={figure}>
            {(summary) => (
              <div className="space-y-3">
                <AllUsdt wallet={summary} />
                <WalletMoves />
                <Rupees wallet={summary} />
              </div>
            )}
          </Figure>
        )}
      </ResourceView>
      <IncomeCard />
      <Below>
        {!isWide && <Beside />}
        <Resource load={loadWalletNotices} skeleton={<></>} failed={() => <></>}>
          {(notices) => (
            <Figure of={notices}>
              {(list) => (
                <div className="space-y-3">
                  {list.map(({ id, title, content }) => (
                    <Notice key={id} title={title}>
                      {content}
                    </Notice>
                  ))}
                </div>
              )}
            </Figure>
          )}
        </Resource>
      </Below>
    </Screen>
  );
}

/** On a wide desk beside the balance. */
const Beside = () => (
  <>
    <Activity />
    <WalletLinks />
  </>
);

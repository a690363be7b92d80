import { LinkButton } from '#components/link-button.tsx';
import { Trans } from '@lingui/react/macro';
import { ArrowDownToLine, ArrowUpFromLine } from 'lucide-react';

/** In and out, side by side and alike (rule P8). */
export const WalletMoves = () => (
  <div className="grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-3">
    <LinkButton href="#/user/newrecharge" isWide>
      <ArrowDownToLine aria-hidden className="size-5 shrink-0" />
      <Trans comment="Button or title: puts play money into the balance, verb">Recharge</Trans>
    </LinkButton>
    <LinkButton href="#/user/allExtract" isWide>
      <ArrowUpFromLine aria-hidden className="size-5 shrink-0" />
      <Trans comment="Button or title: pays play money out, verb">Withdraw</Trans>
    </LinkButton>
  </div>
);

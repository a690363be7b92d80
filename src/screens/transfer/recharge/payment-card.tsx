import { Address } from '#components/address.tsx';
import { Card } from '#components/card.tsx';
import { CopyButton } from '#components/copy-button.tsx';
import { Qr } from '#components/qr.tsx';
import { useCopied } from '#kit/copied.ts';
import type { Recharge } from '#domain/recharge.ts';
import { Trans } from '@lingui/react/macro';

/** Where the payment goes: a play address with its chain, or a reference with its channel. */
export const PaymentCard = ({ recharge }: { recharge: Recharge }) =>
  recharge.method === 'usdt' ? <AddressCard recharge={recharge} /> : <ReferenceCard recharge={recharge} />;

function AddressCard({ recharge: { address, chain, currency } }: { recharge: Recharge }) {
  const { source, outcome, copy } = useCopied<HTMLParagraphElement>(address);
  // The same in every play address; what people compare comes after it.
  const scheme = address.slice(0, address.indexOf('/') + 1);
  return (
    <Card
      title={<Trans comment="Title: an address that no real wallet accepts">Play address</Trans>}
      aside={<bdi>{chain}</bdi>}
    >
      <Qr text={address} currency={currency} chain={chain} />
      <p ref={source} className="mt-4">
        <bdi dir="ltr">
          <span className="me-1.5 font-mono text-base text-subtle">{scheme}</span>
          <Address text={address.slice(scheme.length)} />
        </bdi>
      </p>
      <p className="mt-2 text-sm text-subtle">
        <Trans>
          Only on <bdi>{chain}</bdi> in this sandbox. No real wallet or chain accepts this address.
        </Trans>
      </p>
      <div className="mt-3">
        <CopyButton outcome={outcome} onCopy={copy}>
          <Trans comment="Button: copies the address to pay to">Copy address</Trans>
        </CopyButton>
      </div>
    </Card>
  );
}

function ReferenceCard({ recharge: { reference, channelName } }: { recharge: Recharge }) {
  const { source, outcome, copy } = useCopied<HTMLParagraphElement>(reference);
  return (
    <Card title={<Trans>Reference</Trans>} aside={<bdi>{channelName}</bdi>}>
      <p ref={source} className="rounded-lg border border-dashed border-mark bg-sunken px-4 py-3 text-center">
        <bdi dir="ltr" className="font-mono text-xl font-bold wrap-anywhere">
          {reference}
        </bdi>
      </p>
      <p className="mt-2 text-sm text-subtle">
        <Trans>The reference links the payment to you. No real bank knows it.</Trans>
      </p>
      <div className="mt-3">
        <CopyButton outcome={outcome} onCopy={copy}>
          <Trans comment="Button: copies the reference number">Copy reference</Trans>
        </CopyButton>
      </div>
    </Card>
  );
}

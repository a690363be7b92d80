import { loadAgreement } from '#api/products.ts';
import { Button } from '#components/button.tsx';
import { SkeletonText } from '#components/skeleton.tsx';
import { Figure } from '#flow/figure.tsx';
import { Resource } from '#flow/resource.tsx';
import type { PurchaseEvent } from '#machines/purchase/purchase.machine.ts';
import { Trans } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';

const Sheet = lazy(async () => {
  const { Sheet: component } = await import('#components/sheet.tsx');
  return { default: component };
});

interface AgreementSheetProps {
  productId: string;
  send: (event: PurchaseEvent) => void;
}

/** The agreement in the member's language, to be read before it is agreed to (rule P7). */
export function AgreementSheet({ productId, send }: AgreementSheetProps) {
  return (
    <Suspense fallback={null}>
      <Sheet
        isOpen
        onClose={() => send({ type: 'agreement.close' })}
        title={<Trans>Cooperation agreement</Trans>}
        actions={
          <>
            <Button isWide onClick={() => send({ type: 'agreement.agree' })}>
              <Trans>Agree</Trans>
            </Button>
            <Button variant="quiet" isWide onClick={() => send({ type: 'agreement.disagree' })}>
              <Trans>Disagree</Trans>
            </Button>
          </>
        }
      >
        <Resource load={(client) => loadAgreement(client, productId)} skeleton={<SkeletonText lines={10} />}>
          {(agreement) => (
            <Figure of={agreement}>
              {({ version, blocks }) => (
                <div className="space-y-3">
                  {blocks.map(({ kind, text }) =>
                    kind === 'heading' ? (
                      <h3 key={text} className="pt-2 text-base font-semibold">
                        {text}
                      </h3>
                    ) : (
                      <p key={text}>{text}</p>
                    ),
                  )}
                  <p className="text-xs text-subtle">
                    <Trans>
                      Version <bdi dir="ltr">{version}</bdi>
                    </Trans>
                  </p>
                </div>
              )}
            </Figure>
          )}
        </Resource>
      </Sheet>
    </Suspense>
  );
}

import { loadDocument } from '#api/content.ts';
import { Button } from '#components/button.tsx';
import { SkeletonText } from '#components/skeleton.tsx';
import { Figure } from '#kit/figure.tsx';
import { LazySheet } from '#kit/lazy-sheet.tsx';
import { Resource } from '#kit/resource.tsx';
import type { PurchaseEvent } from '#machines/purchase/purchase.machine.ts';
import { Trans } from '@lingui/react/macro';
import { DocumentBody } from './document-body.tsx';

interface AgreementSheetProps {
  productId: string;
  send: (event: PurchaseEvent) => void;
}

/** The agreement in the member's language, to be read before it is agreed to (rule P7). */
export function AgreementSheet({ productId, send }: AgreementSheetProps) {
  return (
    <LazySheet
      isOpen
      onClose={() => send({ type: 'agreement.close' })}
      title={<Trans comment="Title: what a member agrees to when renting">Cooperation agreement</Trans>}
      actions={
        <>
          <Button isWide onClick={() => send({ type: 'agreement.agree' })}>
            <Trans comment="Button: accepts the machine's agreement">Agree</Trans>
          </Button>
          <Button variant="quiet" isWide onClick={() => send({ type: 'agreement.disagree' })}>
            <Trans comment="Button: doesn't accept the machine's agreement">Disagree</Trans>
          </Button>
        </>
      }
    >
      <Resource
        load={(client) => loadDocument(client, 'cooperation', productId)}
        skeleton={<SkeletonText lines={10} />}
      >
        {(agreement) => (
          <Figure of={agreement}>
            {(document) => (
              <>
                <DocumentBody document={document} headings="h3" />
                <p className="mt-4">
                  <a
                    href={`#/user/pdf?doc=cooperation&productId=${encodeURIComponent(productId)}`}
                    className="inline-flex min-h-11 items-center font-medium underline underline-offset-4"
                  >
                    <Trans>Open to print</Trans>
                  </a>
                </p>
              </>
            )}
          </Figure>
        )}
      </Resource>
    </LazySheet>
  );
}

import { loadDocument } from '#api/content.ts';
import { Button } from '#components/button.tsx';
import { EmptyState } from '#components/empty-state.tsx';
import { LinkButton } from '#components/link-button.tsx';
import { Skeleton, SkeletonText } from '#components/skeleton.tsx';
import { Figure } from '#kit/figure.tsx';
import { useQuery } from '#kit/query.ts';
import { Resource } from '#kit/resource.tsx';
import { Screen } from '#kit/screen.tsx';
import { documentKinds, type DocumentKind } from '#domain/document.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { DocumentBody } from './document-body.tsx';

/** `?doc=` as text on a page of its own, to be read and printed, how the wallet works where none is named; `&productId=` for an agreement. */
export default function DocumentScreen() {
  const asked = useQuery('doc') || 'wallet';
  const productId = useQuery('productId');
  const doc = documentKinds.find((kind) => kind === asked);
  const isKnown = doc !== undefined && (doc !== 'cooperation' || productId !== '');
  return isKnown ? <Printable doc={doc} productId={productId} /> : <NoDocument />;
}

function Printable({ doc, productId }: { doc: DocumentKind; productId: string }) {
  const { t } = useLingui();
  return (
    <Screen
      title={doc === 'wallet' ? t`How the wallet works` : t`Cooperation agreement`}
      actions={
        <Button isWide onClick={() => print()}>
          <Trans comment="Button: prints the document">Print</Trans>
        </Button>
      }
    >
      <Resource
        load={(client) => loadDocument(client, doc, productId)}
        skeleton={
          <Skeleton>
            <SkeletonText lines={24} />
          </Skeleton>
        }
      >
        {(document) => (
          <Figure of={document}>
            {(text) => (
              <article>
                {/* On the screen its header says it. */}
                <p className={`mb-2 text-xl font-bold wrap-anywhere ${doc === 'wallet' ? 'hidden print:block' : ''}`}>
                  {text.title}
                </p>
                <DocumentBody document={text} headings="h2" />
              </article>
            )}
          </Figure>
        )}
      </Resource>
    </Screen>
  );
}

function NoDocument() {
  const { t } = useLingui();
  return (
    <Screen title={t({ message: 'Document', comment: 'Title when there is no such document' })}>
      <EmptyState
        drawing="not-found"
        title={<Trans>No such document</Trans>}
        action={
          <LinkButton href="#/user/pdf?doc=wallet">
            <Trans>How the wallet works</Trans>
          </LinkButton>
        }
      >
        <Trans>Open an agreement from its machine.</Trans>
      </EmptyState>
    </Screen>
  );
}

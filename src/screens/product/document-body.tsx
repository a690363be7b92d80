import type { DocumentText } from '#domain/document.ts';
import { Trans } from '@lingui/react/macro';

interface DocumentBodyProps {
  document: DocumentText;
  /** Of its headings: under a screen's name they are its second level, in a sheet the third. */
  headings: 'h2' | 'h3';
}

/** A document's headings, paragraphs and version. */
export function DocumentBody({ document: { version, blocks }, headings: Heading }: DocumentBodyProps) {
  return (
    <div className="space-y-3 wrap-anywhere">
      {blocks.map(({ kind, text }) =>
        kind === 'heading' ? (
          <Heading key={text} className="pt-2 text-base font-semibold break-after-avoid">
            {text}
          </Heading>
        ) : (
          <p key={text}>{text}</p>
        ),
      )}
      <p className="text-xs text-subtle">
        <Trans comment="Version of a document">
          Version <bdi dir="ltr">{version}</bdi>
        </Trans>
      </p>
    </div>
  );
}

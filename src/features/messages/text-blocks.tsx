import type { TextBlock } from '#domain/messages.ts';
import { openable } from '#kit/links.ts';

interface TextBlocksProps {
  blocks: readonly TextBlock[];
  /** One of its links was followed. */
  onFollow?: () => void;
}

/** A text of the server: paragraphs, headings, items and links, each as text. A link that may not open is text too. */
export function TextBlocks({ blocks, onFollow }: TextBlocksProps) {
  return (
    <div dir="auto" className="space-y-3 wrap-anywhere">
      {blocks.map((block, index) => (
        <Block key={index} block={block} onFollow={onFollow} />
      ))}
    </div>
  );
}

type OnFollow = TextBlocksProps['onFollow'] | undefined;

function Block({ block: { kind, text, href }, onFollow }: { block: TextBlock; onFollow: OnFollow }) {
  switch (kind) {
    case 'heading':
      return (
        <h2 dir="auto" className="pt-2 text-base font-semibold">
          {text}
        </h2>
      );
    case 'item':
      return (
        <p dir="auto" className="flex gap-2.5">
          <span aria-hidden className="mt-2 size-1.5 shrink-0 rounded-full bg-sun" />
          <span className="min-w-0">{text}</span>
        </p>
      );
    case 'link':
      return <TextLink text={text} href={href} onFollow={onFollow} />;
    case 'paragraph':
      return <p dir="auto">{text}</p>;
  }
}

function TextLink({ text, href, onFollow }: { text: string; href: string; onFollow: OnFollow }) {
  const link = openable(href, document.baseURI);
  if (!link) return <p dir="auto">{text}</p>;
  const look = 'font-semibold text-link underline underline-offset-4';
  // Where it leads is read before it is opened; the app's own screens are no surprise.
  return (
    <p dir="auto">
      {link.host === '' ? (
        <a href={href.startsWith('#/') ? href : link.href} className={look} onClick={onFollow}>
          {text}
        </a>
      ) : (
        <>
          <a href={link.href} target="_blank" rel="noopener noreferrer" className={look} onClick={onFollow}>
            {text}
          </a>{' '}
          <bdi dir="ltr" className="text-sm text-subtle">
            {link.host}
          </bdi>
        </>
      )}
    </p>
  );
}

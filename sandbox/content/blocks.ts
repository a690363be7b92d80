/** What longer texts are made of, before they are said in a language. */
import type { TextBlock } from '#domain/messages.ts';
import type { Text } from '#sandbox/content/msg.ts';
import type { Say } from './say.ts';

interface BlockText<Kind = TextBlock['kind']> {
  kind: Kind;
  text: Text;
  href: string;
}

const block =
  <Kind extends TextBlock['kind']>(kind: Kind) =>
  (text: Text, href = ''): BlockText<Kind> => ({ kind, text, href });

export const heading = block('heading');
export const paragraph = block('paragraph');
export const item = block('item');
export const link = block('link');

/** A title with what stands under it. */
export interface Writing<Kind = TextBlock['kind']> {
  title: Text;
  blocks: readonly BlockText<Kind>[];
}

export type DocumentText = Writing<'heading' | 'paragraph'>;

export const sayBlocks = (blocks: readonly BlockText[], say: Say): TextBlock[] =>
  blocks.map(({ kind, text, href }) => ({ kind, text: say(text), href }));

export const sayDocument = ({ title, blocks }: DocumentText, say: Say) => ({
  title: say(title),
  blocks: blocks.map(({ kind, text }) => ({ kind, text: say(text) })),
});

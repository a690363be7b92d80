/** What documents are made of. */
export interface Block {
  kind: 'heading' | 'paragraph';
  text: string;
}

export interface DocumentText {
  title: string;
  blocks: Block[];
}

export const heading = (text: string): Block => ({ kind: 'heading', text });
export const paragraph = (text: string): Block => ({ kind: 'paragraph', text });

/** Basis points as a text has them: `500n` is `5`. */
export const percent = (basisPoints: bigint): string => String(Number(basisPoints) / 100);

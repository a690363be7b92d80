/** Documents that members read and print. */

/** The cooperation agreement of a product, or how the wallet works. */
export const documentKinds = ['cooperation', 'wallet'] as const;
export type DocumentKind = (typeof documentKinds)[number];

export interface DocumentText {
  version: string;
  title: string;
  blocks: readonly { kind: 'heading' | 'paragraph'; text: string }[];
}

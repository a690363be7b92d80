/** What the tests of this folder share. */
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import type { Catalog, Text } from './catalogs.ts';

type Message = Catalog[string];

/** A text of one group, translated. */
export const sampleText = (english: string, translation: string, more: Partial<Text> = {}): Text => ({
  id: english,
  english,
  context: null,
  groups: ['wallet'],
  origins: ['src/screens/wallet/wallet.tsx'],
  comments: [],
  translation,
  isDoubtful: false,
  was: null,
  ...more,
});

/** A message as a catalog has it: with the id that its English gives. */
export const sampleMessage = (english: string, translation = '', file = 'a.tsx'): [id: string, message: Message] => [
  generateMessageId(english),
  { message: english, translation, origin: [[file]], extra: { flags: [], translatorComments: [] } },
];

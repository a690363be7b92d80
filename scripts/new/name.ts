/** A name that was given, in the spellings of files, code and texts. */
export interface Name {
  /** gift-box */
  kebab: string;
  /** giftBox */
  camel: string;
  /** GiftBox */
  pascal: string;
  /** Gift box */
  words: string;
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** @throws unless the name is kebab-case */
export function nameOf(kebab: string): Name {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(kebab)) throw new Error(`"${kebab}" is not kebab-case, as in gift-box`);
  const pascal = kebab.split('-').map(capital).join('');
  const camel = pascal.charAt(0).toLowerCase() + pascal.slice(1);
  return { kebab, camel, pascal, words: capital(kebab.replaceAll('-', ' ')) };
}

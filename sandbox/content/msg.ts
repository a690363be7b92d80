/** An English text of the sandbox: what translators start from, and what is said where a language has no translation. */
export interface Text {
  message: string;
}

/** With a comment where a short text doesn't say where it stands. */
interface Described extends Text {
  /** For translators alone. */
  comment: string;
  /** Its context in the app's catalogs, so that both have one translation. What is said is found by its message alone. */
  context?: string;
}

/**
 * Marks a text for `npm run i18n:extract`, which takes this file for a Lingui macro (lingui.config.ts). Node runs it as it
 * stands. Arguments are ICU's, in braces: `{amount}`, `{days, plural, one {# day} other {# days}}`.
 */
export const msg = (text: TemplateStringsArray | Described): Text => ({
  message: 'message' in text ? text.message : (text[0] ?? ''),
});

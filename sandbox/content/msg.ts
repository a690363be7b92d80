/** An English text of the sandbox: what translators start from, and what is said where a language has no translation. */
export interface Text {
  message: string;
}

/**
 * Marks a text for `npm run i18n:extract`, which takes this file for a Lingui macro (lingui.config.ts). Node runs it as it
 * stands. Arguments are ICU's, in braces: `{amount}`, `{days, plural, one {# day} other {# days}}`.
 */
export const msg = ([message = '']: TemplateStringsArray): Text => ({ message });

/** What a new password must be: 8 to 24 characters, a Latin letter first, then Latin letters or digits of any script (product 5.3). */
import { latinDigits } from './digits.ts';
import { passwordLength } from './limits.ts';

export const passwordRules = ['length', 'first', 'characters'] as const;
export type PasswordRule = (typeof passwordRules)[number];

const keeps: Record<PasswordRule, (password: string) => boolean> = {
  length: ({ length }) => length >= passwordLength.min && length <= passwordLength.max,
  first: (password) => /^[A-Za-z]/.test(password),
  characters: (password) => /^[A-Za-z0-9]+$/.test(password),
};

/** Whether a password keeps one of the rules. */
export const keepsRule = (password: string, rule: PasswordRule): boolean => keeps[rule](latinDigits(password));

export const isPassword = (password: string): boolean => passwordRules.every((rule) => keepsRule(password, rule));

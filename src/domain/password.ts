/** The spec's password rule. Spec part 5: "8 to 24 characters, first a letter, then letters or digits only". */
import { passwordLength } from './limits.ts';

export const isPassword = (password: string): boolean =>
  password.length >= passwordLength.min &&
  password.length <= passwordLength.max &&
  /^[A-Za-z][A-Za-z0-9]*$/.test(password);

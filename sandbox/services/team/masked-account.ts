/** What one member sees of another's account: its ends, and always as many dots, so that its length is not told. */

const dots = '•••';

/** The first and last two of a number; of a short one, one. */
function ends(name: string): string {
  const marks = Array.from(name);
  const shown = Math.min(2, Math.floor(marks.length / 4));
  return shown === 0 ? dots : marks.slice(0, shown).join('') + dots + marks.slice(-shown).join('');
}

/**
 * @param account a phone number or an e-mail address in its one form; empty: none is known
 * @returns no digit or letter of a domain, and no country
 */
export function maskedAccount(account: string): string {
  const at = account.lastIndexOf('@');
  if (at < 0) return ends(account);
  const [first = ''] = account;
  return `${first}${dots}@${dots}`;
}

/**
 * Links that the server gave: only `https:` and the app's own origin open, anything else is shown as text (product
 * 14.9). A link with a name or password in it is one that wants to look like another.
 */

export interface OpenableLink {
  href: string;
  /** Where it leads, as the browser reads it; empty for the app's own origin. */
  host: string;
}

function urlOf(link: string, page: string): URL | null {
  try {
    return new URL(link, page);
  } catch {
    return null;
  }
}

/**
 * @param link as the server has it; may be relative to the page
 * @returns null for one that does not open
 */
export function openable(link: string, page: string): OpenableLink | null {
  // Browsers drop tabs and line ends inside of links: what is read is not what opens.
  if (/[\p{C}\s\\]/u.test(link)) return null;
  const url = urlOf(link, page);
  if (!url || url.username !== '' || url.password !== '') return null;
  // The origin of a blob is that of who made it.
  if (url.origin === new URL(page).origin && url.protocol !== 'blob:') return { href: url.href, host: '' };
  return url.protocol === 'https:' ? { href: url.href, host: url.host } : null;
}

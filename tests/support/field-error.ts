/** What stands under the field that is refused, as text; null where none is. */
export function fieldErrorIn(html: string): string | null {
  const [error] = /(?<=aria-invalid="true".*<p id="[^"]+-error"[^>]*>).*?(?=<\/p>)/.exec(html) ?? [];
  if (error === undefined) return null;
  const text = error.replaceAll(/<[^>]+>/g, ' ').replaceAll('&#x27;', "'");
  // The sign before it isn't read out.
  return text.replaceAll(/ +/g, ' ').replace(/^ ?! /, '').trim();
}

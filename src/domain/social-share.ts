/** Places that a link can be handed on to, each by an address of its own: no script of theirs, nothing that counts us. */

export const socialPlaces = ['whatsapp', 'telegram', 'x', 'facebook'] as const;
export type SocialPlace = (typeof socialPlaces)[number];

/** The only hosts that sharing leads to. */
export const socialHosts: Readonly<Record<SocialPlace, string>> = {
  whatsapp: 'wa.me',
  telegram: 't.me',
  x: 'x.com',
  facebook: 'www.facebook.com',
};

interface Told {
  link: string;
  text: string;
}

const queries: Readonly<Record<SocialPlace, (told: Told) => [path: string, query: Record<string, string>]>> = {
  whatsapp: ({ link, text }) => ['/', { text: `${text} ${link}` }],
  telegram: ({ link, text }) => ['/share/url', { url: link, text }],
  x: ({ link, text }) => ['/intent/post', { text, url: link }],
  facebook: ({ link }) => ['/sharer/sharer.php', { u: link }],
};

/** @returns the https address that opens a new post with the link in it; whatever link and text are, of that place's host */
export function socialLink(place: SocialPlace, told: Told): string {
  const [path, query] = queries[place](told);
  // As %20: not every place reads a plus as a space.
  const parts = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(value.toWellFormed())}`);
  return `https://${socialHosts[place]}${path}?${parts.join('&')}`;
}

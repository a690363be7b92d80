/**
 * Ids that the device makes, of payments above all, where the browser has none: `crypto.randomUUID` is for pages by https and of
 * this machine, and a phone may look at a computer of its own network by http.
 */

/** 128 bits, 120 of them random, in the form of RFC 9562 (version 4). */
export function randomUUID(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`;
}

export function makeIdsAnywhere(): void {
  if (!('randomUUID' in crypto)) Object.assign(crypto, { randomUUID });
}

/** Addresses with and without `?scenario=`. */
import { withQuery } from '#kit/with-query.ts';

/** The same address without a scenario: where a member goes once they decided about it. */
export function withoutScenario(address: string): string {
  const [path = '', query = ''] = address.split('?');
  const values = new URLSearchParams(query);
  values.delete('scenario');
  return withQuery(path, values);
}

/** @param text as the sandbox describes a world; goes in as it is, so that people can read it */
export function withScenario(address: string, text: string): string {
  const bare = withoutScenario(address);
  return `${bare}${bare.includes('?') ? '&' : '?'}scenario=${text}`;
}

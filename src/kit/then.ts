/** `?then=`: a member came to a screen to do something first, and goes back to where they were. */
import { useQuery } from './query.ts';
import { useIsKnownAddress } from './services.tsx';

/** Where the member goes back to; null: they came from nowhere, or from an address that is none of ours. */
export function useThen(): string | null {
  const then = useQuery('then');
  return useIsKnownAddress()(then) ? then : null;
}

/** An address with one value of its query set. */
export function addressWith(address: string, name: string, value: string): string {
  const [path = '', query = ''] = address.split('?');
  const values = new URLSearchParams(query);
  values.set(name, value);
  return `${path}?${values}`;
}

/** `?then=`: a member came to a screen to do something first, and goes back to where they were. */
import { useQuery } from './query.ts';
import { useIsKnownAddress } from './services.tsx';

/** Where the member goes back to; null: they came from nowhere, or from an address that is none of ours. */
export function useThen(): string | null {
  const then = useQuery('then');
  return useIsKnownAddress()(then) ? then : null;
}

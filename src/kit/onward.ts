import { useQuery } from './query.ts';

/** Where somebody was going when they were asked to sign in goes along between the screens of who isn't yet (product 1.2). @returns makes a link */
export function useOnward(): (address: string) => string {
  const from = useQuery('from');
  const along = from && `from=${encodeURIComponent(from)}`;
  return (address) => `#${address}${along && (address.includes('?') ? '&' : '?') + along}`;
}

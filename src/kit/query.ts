import { useAddress } from './address.ts';

/** One value of the address's query; empty when it is not there. */
export const useQuery = (name: string): string => new URLSearchParams(useAddress().query).get(name) ?? '';

/** The address bar's: it may be ahead of what is drawn, and what is changed next must not undo what was changed last. */
export const queryHere = (): URLSearchParams => new URLSearchParams(location.hash.split('?')[1]);

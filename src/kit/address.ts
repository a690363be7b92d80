/** Where the app is, and the way to elsewhere: what is drawn, not what the address bar says already. */
import { createContext, use } from 'react';

export interface Navigation {
  /** `view`: by another view of the same screen, which stands where this one was scrolled to, and keeps the focus. */
  replace?: boolean | 'view';
  /** False leads a member on who may not be here: at once, and nothing is said of where they were. */
  transition?: boolean;
}

export interface Address {
  path: string;
  /** Without its question mark; empty where there is none. */
  query: string;
  /** @param to path and query */
  navigate: (to: string, how?: Navigation) => void;
}

/** @param address path and query, without the hash */
export function addressAt(address: string, navigate: Address['navigate']): Address {
  const [path = '', query = ''] = address.split('?');
  return { path, query, navigate };
}

/** The app's own is the hash (`src/app/hash-location.ts`); a specimen of the gallery has one of its own. */
export const AddressContext = createContext<Address>(addressAt('', () => undefined));

export const useAddress = (): Address => use(AddressContext);

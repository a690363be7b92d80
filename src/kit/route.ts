import type { HeaderVariant } from '#components/header.tsx';
import type { CatalogGroup } from '#i18n/screen-groups.ts';
import { createContext, use, type ComponentType } from 'react';
import type { EarlyReads } from './early.ts';

export interface ScreenModule {
  default: ComponentType;
  /** What it reads first: a start draws it with what the device kept of that. */
  early?: (query: URLSearchParams, path: string) => EarlyReads;
}

/** One row of the route table (`src/app/routes.ts`). */
export interface Route {
  /** Without the hash: `/user/myorder`. */
  path: string;
  /** Larger slides in, smaller slides back, equal fades (product 2.3). */
  depth: 1 | 2 | 3 | 5;
  /** Visitors may see it (product 1.2). */
  isPublic: boolean;
  /** Whether its code shows a spinner while it loads (product 2.2). */
  hasSpinner: boolean;
  header: HeaderVariant;
  /** Where its back arrow leads; also when it was opened directly. */
  parent: string | null;
  /** The screen's words. */
  catalog: CatalogGroup;
  load: () => Promise<ScreenModule>;
}

export const RouteContext = createContext<Route | null>(null);

/** The route that is shown. */
export function useRoute(): Route {
  const route = use(RouteContext);
  if (!route) throw new Error('no route is shown');
  return route;
}

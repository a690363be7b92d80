import type { HeaderVariant } from '#components/header.tsx';
import type { CatalogGroup } from '#i18n/screen-groups.ts';
import { createContext, use, type ComponentType } from 'react';

/** One row of the route table (`src/app/routes.ts`). */
export interface Route {
  /** Without the hash: `/user/myorder`. */
  path: string;
  /** Larger slides in, smaller slides back, equal fades (routes.md, column D). */
  depth: 1 | 2 | 3 | 5;
  /** Visitors may see it (routes.md, column V). */
  isPublic: boolean;
  /** Spec part 2: "Some routes show no loading spinner". */
  hasSpinner: boolean;
  header: HeaderVariant;
  /** Where its back arrow leads; also when it was opened directly. */
  parent: string | null;
  /** The screen's words. */
  catalog: CatalogGroup;
  load: () => Promise<{ default: ComponentType }>;
}

export const RouteContext = createContext<Route | null>(null);

/** The route that is shown. */
export function useRoute(): Route {
  const route = use(RouteContext);
  if (!route) throw new Error('no route is shown');
  return route;
}

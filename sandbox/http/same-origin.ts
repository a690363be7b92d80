/** Pages of other origins may not write here (product 19.6). */
import type { MiddlewareHandler } from 'hono';
import { originOf } from './hosts.ts';
import { RequestProblem } from './problem.ts';

/** False when the browser says that another origin's page sends this. A request without Origin comes from no page. */
export const isSameHost = (origin: string | null, host: string): boolean =>
  origin === null || (URL.canParse(origin) && new URL(origin).host === host);

const isSameOrigin = ({ headers, url }: Request): boolean => isSameHost(headers.get('origin'), originOf(url).host);

/** Refuses foreign origins, for the methods given. */
export const sameOriginOnly =
  (...methods: readonly string[]): MiddlewareHandler =>
  async (c, next) => {
    if (methods.includes(c.req.method) && !isSameOrigin(c.req.raw)) {
      throw new RequestProblem(403, 'Requests from other sites are refused');
    }
    await next();
  };

/**
 * The names by which the sandbox may be called (product 19.6). A site whose name was pointed at this machine after its page
 * was loaded counts as the same origin to a browser: its name gives it away.
 */
import type { MiddlewareHandler } from 'hono';
import { isIP } from 'node:net';
import { RequestProblem } from './problem.ts';

/**
 * Any address of numbers passes: rebinding changes what a name stands for, and nobody can change what an address stands for. A page
 * that has one as its origin came from the machine at it.
 * @param host a name or an address, with a port or without
 * @param names allowed beside `localhost`
 */
export function isAllowedHost(host: string, names: readonly string[]): boolean {
  const url = `http://${host}`;
  if (!URL.canParse(url)) return false;
  const name = new URL(url).hostname.replaceAll(/^\[|\]$/g, '');
  return isIP(name) !== 0 || ['localhost', ...names].includes(name);
}

export const allowedHostsOnly =
  (names: readonly string[]): MiddlewareHandler =>
  async (c, next) => {
    if (!isAllowedHost(new URL(c.req.url).host, names)) {
      throw new RequestProblem(403, 'This name is not one of the sandbox: see ALLOWED_HOSTS in .env.example');
    }
    await next();
  };

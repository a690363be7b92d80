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

const origins = new Map<string, URL>();
/** More names than anybody calls it by. */
const most = 100;

/** Scheme and host of a call's address. They are the same few for all calls: each is taken apart once. */
export function originOf(url: string): URL {
  const end = url.indexOf('/', url.indexOf('//') + 2);
  const start = end === -1 ? url : url.slice(0, end);
  let origin = origins.get(start);
  if (!origin) {
    origin = new URL(start);
    if (origins.size >= most) origins.clear();
    origins.set(start, origin);
  }
  return origin;
}

export function allowedHostsOnly(names: readonly string[]): MiddlewareHandler {
  const allowed = new WeakSet<URL>();
  return async (c, next) => {
    const origin = originOf(c.req.url);
    if (!allowed.has(origin)) {
      if (!isAllowedHost(origin.host, names)) {
        throw new RequestProblem(403, 'This name is not one of the sandbox: see ALLOWED_HOSTS in .env.example');
      }
      allowed.add(origin);
    }
    await next();
  };
}

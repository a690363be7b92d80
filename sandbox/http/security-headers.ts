/** Headers that every answer carries, pages and replies alike. A route may set one itself, with a reason. */
import type { MiddlewareHandler } from 'hono';
import { createHash } from 'node:crypto';
import { isComplete } from './envelope.ts';

interface Page {
  /** Its inline styles, each by `'sha256-…'`. */
  styles?: readonly string[];
  /** Whether pages of the same origin may show it in a frame. */
  isFramed?: boolean;
}

const policyOf = ({ styles = [], isFramed = false }: Page = {}): string =>
  [
    "default-src 'self'",
    "img-src 'self' data: blob:",
    ["style-src 'self'", ...styles].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    `frame-ancestors ${isFramed ? "'self'" : "'none'"}`,
    "form-action 'self'",
    // Text becomes a script or a document only by the policies of `src/services/script-address.ts` and `src/loader.ts`.
    "require-trusted-types-for 'script'",
    'trusted-types dayrent dayrent-chunks',
  ].join('; ');

/**
 * The policy of what pages of the origin may frame. A policy can't name a path: any page of the origin may, and nothing
 * else can be framed.
 * @param html whose inline styles are allowed
 */
export function framedPolicy(html: string): string {
  const styles = [...html.matchAll(/<style>([^]*?)<\/style>/g)].map(
    ([, style = '']) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  );
  return policyOf({ styles, isFramed: true });
}

export const securityHeaders = {
  'Content-Security-Policy': policyOf(),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  // Not 'same-origin': a window that the inspector opens on request has to reach its opener (decision 0023). The copy of the
  // page that a start is answered with has none (decision 0088).
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
};

/** Sets those that a reply has not set itself. @param headersOf called for each reply */
export const setHeaders =
  (headersOf: () => Record<string, string>): MiddlewareHandler =>
  async (c, next) => {
    await next();
    if (isComplete(c.res)) return;
    for (const [name, value] of Object.entries(headersOf())) {
      if (!c.res.headers.has(name)) c.res.headers.set(name, value);
    }
  };

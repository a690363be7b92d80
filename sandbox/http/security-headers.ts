/** Headers that every answer carries, pages and replies alike. A route may set one itself, with a reason. */
import type { MiddlewareHandler } from 'hono';

// 'self' may frame: the panel shows the app in a phone beside its time machine. No other site can.
const policy = [
  "default-src 'self'",
  "img-src 'self' data: blob:",
  "style-src 'self' 'unsafe-inline'",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
  "form-action 'self'",
].join('; ');

const securityHeaders = {
  'Content-Security-Policy': policy,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  // Not 'same-origin': a window that the inspector opens on request has to reach its opener (decision 0023).
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
};

export const setSecurityHeaders: MiddlewareHandler = async (c, next) => {
  await next();
  for (const [name, value] of Object.entries(securityHeaders)) {
    if (!c.res.headers.has(name)) c.res.headers.set(name, value);
  }
};

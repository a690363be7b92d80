/** Base URLs of the five backends: one environment variable each at build time, on the same origin by default. */
import { backends, type Backend } from '#contract/endpoint.ts';

const settings: Record<Backend, unknown> = {
  user: import.meta.env['VITE_API_USER'],
  assets: import.meta.env['VITE_API_ASSETS'],
  income: import.meta.env['VITE_API_INCOME'],
  messages: import.meta.env['VITE_API_MESSAGES'],
  square: import.meta.env['VITE_API_SQUARE'],
};

const urlOf = (backend: Backend): string => {
  const setting = settings[backend];
  return typeof setting === 'string' && setting !== ''
    ? setting.replace(/\/$/, '')
    : new URL(`./api/${backend}`, document.baseURI).href;
};

export const baseUrls = Object.fromEntries(backends.map((backend) => [backend, urlOf(backend)])) as Record<
  Backend,
  string
>;

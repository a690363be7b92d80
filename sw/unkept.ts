/** What the worker answers where the network is gone and nothing is kept. */
import { headers } from '#domain/headers.ts';

/**
 * Firefox writes each promise that was rejected here, and each Response.error(), into the page's console. The client takes
 * this for no connection. A page that can't be had is the browser's to explain.
 */
export const answerUnkept = ({ mode }: Pick<Request, 'mode'>): Response =>
  mode === 'navigate' ? Response.error() : new Response(null, { status: 503, headers: { [headers.kept]: 'none' } });

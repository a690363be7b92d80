/**
 * Pictures that members sent, at addresses that nobody can guess: an image element sends no token. What they don't show
 * to others, feedback and screenshots, is served to the panel only.
 */
import { Hono } from 'hono';
import type { Context } from '#sandbox/context.ts';
import type { Gate } from '#sandbox/control/gate.ts';
import { picturePath } from '#sandbox/services/members/person.ts';
import { allKinds, findPicture, shownKinds } from '#sandbox/services/members/pictures.ts';
import type { UploadKind } from '#domain/limits.ts';

/**
 * Looked at by itself it is an image in an empty sandbox, whatever a browser takes it for. Kept by no cache: signing out
 * leaves nothing of a member on the device.
 */
const asImage = {
  'Content-Disposition': 'inline',
  'Content-Security-Policy': "sandbox; default-src 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cache-Control': 'no-store',
};

/** Where the panel shows pictures of every kind. */
export const panelPicturePath = '/sandbox/pictures';

/** `GET /api/user/img/<id>` and `/sandbox/pictures/<id>`; what is not there is left to the answer for unknown calls. */
export function pictureRoutes(context: Context, gate: Gate): Hono {
  const routes = new Hono();
  const serve = (path: string, kinds: readonly UploadKind[]) =>
    routes.get(`${path}/:id`, async (c, next) => {
      const picture = await gate.shared(() => findPicture(context, c.req.param('id'), kinds));
      if (!picture) return next();
      return new Response(new Uint8Array(picture.bytes), { headers: { ...asImage, 'Content-Type': picture.type } });
    });
  serve(picturePath, shownKinds);
  serve(panelPicturePath, allKinds);
  return routes;
}

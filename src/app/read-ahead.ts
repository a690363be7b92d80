import { isReturn } from '#kit/place.ts';
import { untilRead } from '#kit/reread.ts';
import type { ScreenModule } from '#kit/route.ts';
import type { Runtime } from '#kit/services.tsx';
import { currentAddress } from './current-address.ts';

/** Begins what a screen reads first, before it is drawn: what was begun is shared with the screen (`src/api/client.ts`). */
export async function readAhead({ reads }: ScreenModule, { app, services }: Runtime): Promise<void> {
  const { session } = app.getSnapshot().children;
  // Who asks is known once that was restored.
  if (session) await untilRead(session);
  const [path = '', query] = currentAddress().split('?');
  const { ahead } = isReturn() ? services.client.returning : services.client;
  for (const read of reads?.(new URLSearchParams(query), path) ?? []) read(ahead).catch(() => undefined);
}

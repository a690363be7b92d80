/** What a page starts once it is loaded: nobody waits for it. */
import type { World } from '#flow/services.tsx';
import { prepareInstall } from './installing.ts';
import { holdReload } from './hold-reload.ts';
import { registerServiceWorker } from './service-worker.ts';
import { watchUpdates } from './update-root.tsx';

export function afterLoad(world: World): void {
  prepareInstall(document);
  registerServiceWorker();
  holdReload(world);
  watchUpdates(world);
}

/** What a page starts once it is loaded: nobody waits for it. */
import type { World } from '#flow/services.tsx';
import { navigate } from './hash-location.ts';
import { prepareInstall } from './installing.ts';
import { holdReload } from './hold-reload.ts';
import { followLinks } from './navigation.ts';
import { registerServiceWorker } from './service-worker.ts';
import { takeStills } from './take-still.ts';
import { watchUpdates } from './update-root.tsx';

export function afterLoad(world: World, root: Element): void {
  followLinks(navigate);
  prepareInstall(document);
  registerServiceWorker();
  holdReload(world);
  watchUpdates(world);
  takeStills(world, root);
}

/** What reloads a page for a missing script (`stale-chunk.ts`) hears of it only while no move of money is undecided. */
import { isQuiet } from '#services/quiet.ts';
import { remedy } from '#services/shell.ts';
import type { World } from '#kit/services.tsx';
import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export function holdReload({ app, services }: World): void {
  const passed = new WeakSet<Event>();
  const pass = (type: string) => {
    if (remedy() === 'none') {
      const text = i18n._(msg`A new version is being loaded`);
      app.getSnapshot().children.toast?.send({ type: 'toast.show', text });
    }
    const again = new Event(type);
    passed.add(again);
    dispatchEvent(again);
  };
  const hold = (event: Event) => {
    if (passed.has(event)) return;
    event.stopImmediatePropagation();
    void isQuiet(services).then((isIt) => {
      if (isIt) pass(event.type);
    });
  };
  // Before all others that listen on the window itself.
  addEventListener('vite:preloadError', hold, { capture: true });
}

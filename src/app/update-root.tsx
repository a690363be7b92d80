import { UpdateWatch } from '#features/update/update-watch.tsx';
import { RuntimeProvider, type Runtime } from '#kit/services.tsx';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

/** What takes a new build, in a React root of its own: whatever happens to the app, a build that mends it can be had. */
export function watchUpdates(runtime: Runtime): void {
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <RuntimeProvider runtime={runtime}>
          <UpdateWatch />
        </RuntimeProvider>
      </I18nProvider>
    </StrictMode>,
  );
}

import { EyeIcon } from '#components/eye-icon.tsx';
import { IconButton } from '#components/icon-button.tsx';
import { useLingui } from '@lingui/react/macro';
import { useSyncExternalStore } from 'react';
import { areHidden, toggleAmounts } from './hidden-amounts-store.ts';
import { useServices } from './services.tsx';

function watchRoot(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-amounts'] });
  return () => observer.disconnect();
}

/** The one switch for all figures, for the end of a screen's header. */
export function HideAmounts() {
  const { t } = useLingui();
  const { device } = useServices();
  const isOn = useSyncExternalStore(watchRoot, () => areHidden(document.documentElement));
  return (
    <IconButton
      label={t`Hide amounts`}
      aria-pressed={isOn}
      onClick={() => void toggleAmounts(device, document.documentElement)}
    >
      <EyeIcon isCrossed={isOn} />
    </IconButton>
  );
}

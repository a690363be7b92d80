import { EyeIcon } from '#components/eye-icon.tsx';
import { IconButton } from '#components/icon-button.tsx';
import type { Services } from '#actors/services.ts';
import { useLingui } from '@lingui/react/macro';
import { useSyncExternalStore } from 'react';
import { openAmountsChannel, type Root } from './hidden-amounts-start.ts';
import { useServices } from './services.tsx';

export const areHidden = ({ dataset }: Root): boolean => dataset['amounts'] === 'hidden';

/** @returns once it is kept; where the device can't, it holds until the page goes. */
export async function toggleAmounts(device: Services['device'], root: Root): Promise<void> {
  const choice = areHidden(root) ? 'shown' : 'hidden';
  root.dataset['amounts'] = choice;
  const channel = openAmountsChannel();
  channel.postMessage(choice);
  channel.close();
  await device.write('amounts.v1', choice).catch(() => undefined);
}

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

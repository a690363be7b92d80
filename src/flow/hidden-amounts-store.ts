/**
 * Whether amounts are hidden: an attribute of the root that the stylesheet reads, so that nothing renders again. Kept on
 * the device, followed from tab to tab.
 */
import type { AmountsChoice, DeviceStore } from '#storage/device.ts';

type Root = Pick<HTMLElement, 'dataset'>;

const openChannel = () => new BroadcastChannel('amounts');

/** At the start, before anything is shown; a device that keeps nothing shows amounts. */
export function followAmounts(device: DeviceStore, { dataset }: Root): BroadcastChannel {
  const apply = (choice: AmountsChoice = 'shown') => {
    dataset['amounts'] = choice;
  };
  device.read('amounts.v1').then(apply, () => apply());
  const channel = openChannel();
  channel.onmessage = ({ data }: MessageEvent<AmountsChoice>) => apply(data);
  return channel;
}

export const areHidden = ({ dataset }: Root): boolean => dataset['amounts'] === 'hidden';

/** @returns once it is kept; where the device can't, it holds until the page goes. */
export async function toggleAmounts(device: DeviceStore, root: Root): Promise<void> {
  const choice = areHidden(root) ? 'shown' : 'hidden';
  root.dataset['amounts'] = choice;
  const channel = openChannel();
  channel.postMessage(choice);
  channel.close();
  await device.write('amounts.v1', choice).catch(() => undefined);
}

/**
 * Whether amounts are hidden: an attribute of the root that the stylesheet reads, so that nothing renders again. Kept on
 * the device, followed from tab to tab. Apart from the switch, which only some screens load.
 */
import type { Services } from '#actors/services.ts';

type AmountsChoice = 'hidden' | 'shown';

export type Root = Pick<HTMLElement, 'dataset'>;

export const openAmountsChannel = () => new BroadcastChannel('amounts');

/** At the start, before anything is shown; a device that keeps nothing shows amounts. */
export function followAmounts(device: Services['device'], { dataset }: Root): BroadcastChannel {
  const apply = (choice: AmountsChoice = 'shown') => {
    dataset['amounts'] = choice;
  };
  device.read('amounts.v1').then(apply, () => apply());
  const channel = openAmountsChannel();
  channel.onmessage = ({ data }: MessageEvent<AmountsChoice>) => apply(data);
  return channel;
}

/**
 * What somebody chose for this device: attributes of the root that the stylesheet and screens read. Kept on the device,
 * followed from tab to tab. Apart from the switches, which only some screens load: with those, and React for them, the
 * first script would be 18,172 B instead of 2,011, the entry 2,576 B larger.
 */
import type { Services } from '#services/services.ts';
import { openChannel } from '#storage/channel.ts';

export interface DeviceChoices {
  amounts: 'hidden' | 'shown';
  theme: 'system' | 'light' | 'dark';
  /** What prices are shown in first. */
  unit: 'USDT' | 'INR';
}
export type ChoiceName = keyof DeviceChoices;

export type Root = Pick<HTMLElement, 'dataset'>;

export const byDefault: DeviceChoices = { amounts: 'shown', theme: 'system', unit: 'USDT' };

export const openChoicesChannel = () => openChannel('choices');

export interface Followed {
  channel: ReturnType<typeof openChannel>;
  /** Once what the device keeps is known. */
  known: Promise<unknown>;
}

/** At the start, before anything is shown; a device that keeps nothing has the defaults. */
export function followChoices(device: Services['device'], { dataset }: Root): Followed {
  const known = (Object.keys(byDefault) as ChoiceName[]).map((name) => {
    dataset[name] = byDefault[name];
    return device.read(`${name}.v1`).then(
      (kept) => kept && (dataset[name] = kept),
      () => undefined,
    );
  });
  const channel = openChoicesChannel();
  channel.onmessage = ({ data: [name, choice] }: MessageEvent<[ChoiceName, string]>) => {
    dataset[name] = choice;
  };
  return { channel, known: Promise.all(known) };
}

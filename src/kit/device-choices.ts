/** Reading and changing what somebody chose for this device. */
import type { Services } from '#services/services.ts';
import { useSyncExternalStore } from 'react';
import {
  byDefault,
  openChoicesChannel,
  type ChoiceName,
  type DeviceChoices,
  type Root,
} from './device-choices-start.ts';
import { useServices } from './services.tsx';

export const choiceOf = <Name extends ChoiceName>({ dataset }: Root, name: Name): DeviceChoices[Name] =>
  (dataset[name] as DeviceChoices[Name] | undefined) ?? byDefault[name];

/** @returns once it is kept; where the device can't, it holds until the page goes. */
export async function choose<Name extends ChoiceName>(
  device: Services['device'],
  root: Root,
  name: Name,
  choice: DeviceChoices[Name],
): Promise<void> {
  root.dataset[name] = choice;
  const channel = openChoicesChannel();
  channel.postMessage([name, choice]);
  channel.close();
  await device.write<`${ChoiceName}.v1`>(`${name}.v1`, choice).catch(() => undefined);
}

function watchRoot(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: Object.keys(byDefault).map((name) => `data-${name}`) });
  return () => observer.disconnect();
}

/** One choice, and how to change it. */
export function useChoice<Name extends ChoiceName>(name: Name) {
  const { device } = useServices();
  const root = document.documentElement;
  const choice = useSyncExternalStore(watchRoot, () => choiceOf(root, name));
  return [choice, (next: DeviceChoices[Name]) => void choose(device, root, name, next)] as const;
}

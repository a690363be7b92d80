/** Between the tabs of this device. A browser that refuses its storage to us refuses this too: then a tab is alone. */
type Channel = Pick<BroadcastChannel, 'postMessage' | 'close' | 'onmessage'>;

export function openChannel(name: string): Channel {
  try {
    return new BroadcastChannel(name);
  } catch {
    return { postMessage: () => undefined, close: () => undefined, onmessage: null };
  }
}

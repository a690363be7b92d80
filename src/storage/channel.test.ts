import { afterEach, expect, it, vi } from 'vitest';
import { openChannel } from './channel.ts';

afterEach(() => vi.unstubAllGlobals());

it('carries what a tab says to the others', async () => {
  const [one, other] = [openChannel('between'), openChannel('between')];
  const heard = new Promise((resolve) => {
    other.onmessage = ({ data }) => resolve(data);
  });
  one.postMessage('said');
  expect(await heard).toBe('said');
  one.close();
  other.close();
});

it.each([
  ['has none', undefined],
  [
    'refuses it',
    class {
      constructor() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      }
    },
  ],
])('leaves a tab alone in a browser that %s', (_how, channel) => {
  vi.stubGlobal('BroadcastChannel', channel);
  const alone = openChannel('between');
  alone.onmessage = () => undefined;
  expect(() => {
    alone.postMessage('said');
    alone.close();
  }).not.toThrow();
});

import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { GatheringSocket } from './gathering-socket.ts';

/** As the driver writes one: several messages between a cork and an uncork. */
function ask(socket: GatheringSocket, statement: string): void {
  socket.cork();
  socket.write(`${statement}, `);
  socket.write('sync; ');
  socket.uncork();
}

test('statements of one turn are sent together, and whole, in their order', async () => {
  const received: string[] = [];
  const server = createServer((peer) => peer.on('data', (data) => received.push(data.toString()))).listen(
    0,
    '127.0.0.1',
  );
  await once(server, 'listening');
  const socket = new GatheringSocket();
  socket.connect((server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  ask(socket, 'a');
  ask(socket, 'b');
  await Promise.resolve();
  ask(socket, 'c');
  expect(socket.writableCorked).toBe(1);
  await turn();
  expect(socket.writableCorked).toBe(0);
  ask(socket, 'd');
  await turn();
  socket.end();
  await once(socket, 'close');
  expect(received.join('')).toBe('a, sync; b, sync; c, sync; d, sync; ');
  server.close();
});

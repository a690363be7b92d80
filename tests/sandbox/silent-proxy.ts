/** For tests: stands before a Postgres, and can stop passing anything on without telling anybody, as a broken network does. */
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface SilentProxy {
  /** Of the same database, by way of the proxy. */
  url: string;
  /** What is connected by now hears nothing any more; who connects then is served. */
  silence(): void;
  close(): void;
}

export async function openSilentProxy(url: string): Promise<SilentProxy> {
  const { hostname, port } = new URL(url);
  const open = new Set<Socket>();
  const silent = new Set<Socket>();
  const join = (from: Socket, to: Socket): void => {
    from.on('data', (data) => {
      if (!silent.has(from)) to.write(data);
    });
    from.on('error', () => undefined);
    from.on('close', () => to.destroy());
    open.add(from);
  };
  const server = createServer((client) => {
    const database = connect(Number(port), hostname);
    join(client, database);
    join(database, client);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const through = new URL(url);
  through.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: through.href,
    silence: () => {
      for (const socket of open) silent.add(socket);
    },
    close: () => {
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
}

import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { StartError } from './db/start-error.ts';

interface Place {
  port: number;
  address: string;
  /** Of the environment, where the port is said. */
  setting: 'PORT' | 'METRICS_PORT';
}

/**
 * @returns the port, where it was 0 and any would do
 * @throws StartError naming the port and how to change it.
 */
export function listenAt(server: Server, { port, address, setting }: Place): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reasons: Record<string, string> = {
        EADDRINUSE: `Port ${port} is taken. Stop what uses it, or choose another one: ${setting}=${(port % 65_535) + 1} npm start`,
        EACCES: `Port ${port} needs more rights than this process has. Choose one above 1023: ${setting}=${setting === 'PORT' ? 4173 : 9090} npm start`,
        EADDRNOTAVAIL: `LISTEN_ADDRESS ${address} is no address of this machine.`,
        ENOTFOUND: `LISTEN_ADDRESS ${address} is not known.`,
      };
      reject(
        new StartError(reasons[error.code ?? ''] ?? `Can't listen on port ${port}: ${error.message}`, { cause: error }),
      );
    });
    server.listen(port, address, () => resolve((server.address() as AddressInfo).port));
  });
}

/** The real client on the real sandbox, in one process. */
import { openServedWorld } from '#tests/sandbox/served-world.ts';
import { calmWire, clientOn } from './bare-client.ts';

export type ServedClient = Awaited<ReturnType<typeof openServedClient>>;

/** A seeded sandbox and the demo member's client on it. */
export async function openServedClient() {
  const world = await openServedWorld();
  const wire = calmWire();
  let token: string | null = null;
  const { client, clock } = clientOn(wire, (request) => world.app.fetch(request), { token: () => token });
  return {
    world,
    wire,
    client,
    clock,
    /** @param next null for a visitor */
    holdToken: (next: string | null) => {
      token = next;
    },
    /** Signs the demo member in, and forgets what the wire saw. */
    begin: async () => {
      token = await world.signIn();
      Object.assign(wire, calmWire());
    },
    /** The next call of a path goes wrong. */
    disturb: (path: string, fault: string) => world.control('POST', '/sandbox/faults', { path, fault }),
    close: () => world.close(),
  };
}

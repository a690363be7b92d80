/** The real client on a wire that tests can watch and disturb. */
import { createClient, type ClientOptions } from '#api/client.ts';
import { createServerClock } from '#api/server-clock.ts';
import { backends, type Backend } from '#contract/endpoint.ts';

type Reply = Response | Promise<Response>;

export interface Wire {
  /** Requests that left the client, oldest first. */
  sent: Request[];
  /** Before the server sees it. */
  before: (request: Request) => void | Promise<void>;
  /** In the place of the server's reply. */
  after: (reply: Response, request: Request) => Reply;
  /** What the client told, oldest first: `answered`, `unanswered`, `slow`, or the refused token. */
  told: string[];
}

const baseUrls = Object.fromEntries(backends.map((backend) => [backend, `http://localhost/api/${backend}`])) as Record<
  Backend,
  string
>;

/** A wire that changes nothing. */
export const calmWire = (): Wire => ({ sent: [], before: () => undefined, after: (reply) => reply, told: [] });

/** A client without a server: what answers is up to the test. */
export function clientOn(wire: Wire, answer: (request: Request) => Reply, different: Partial<ClientOptions> = {}) {
  const clock = createServerClock(() => 0);
  const client = createClient({
    baseUrls,
    clock,
    language: () => 'en_US',
    token: () => null,
    onRefused: (token) => wire.told.push(token),
    onAnswered: () => wire.told.push('answered'),
    onUnanswered: () => wire.told.push('unanswered'),
    onSlow: () => wire.told.push('slow'),
    fetch: async (input, init) => {
      const request = new Request(input, init);
      wire.sent.push(request.clone());
      await wire.before(request);
      return wire.after(await answer(request), request);
    },
    ...different,
  });
  return { client, clock };
}

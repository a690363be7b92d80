import { describe, expect, it } from 'vitest';
import { createApp } from '#sandbox/app.ts';
import { testClock } from '#tests/sandbox/test-clock.ts';
import { amount, askedAmount, rate, size } from './amount-wire.ts';
import { contract } from './contract.ts';
import type { Endpoint } from './endpoint.ts';

const endpoints = Object.entries(contract).flatMap(([backend, named]) =>
  Object.entries<Endpoint>(named).map(([name, endpoint]): [string, string, Endpoint] => [name, backend, endpoint]),
);
const addressOf = ({ method, backend, path }: Endpoint): string => `${method} /api/${backend}/${path}`;

/** Routes are made before anything is called: no database is needed to list them. */
const unopened = new Proxy({}, { get: () => undefined }) as Parameters<typeof createApp>[0]['db'];
const served = createApp({ db: unopened, clock: testClock(0), random: { below: () => 0, hex: () => '' } })
  .routes.filter(({ method, path }) => path.startsWith('/api/') && method !== 'ALL')
  .map(({ method, path }) => `${method} ${path}`);

describe('the contract', () => {
  it.each(endpoints)('%s of %s has a sandbox route', (_name, backend, endpoint) => {
    expect(endpoint.backend).toBe(backend);
    expect(served).toContain(addressOf(endpoint));
  });

  it('is all that the sandbox serves', () => {
    // Pictures that members sent are fetched by image elements, not by the client.
    const beside = ['GET /api/openapi.json', 'GET /api/log/checkpoint', 'GET /api/user/img/:id'];
    const known = new Set([...endpoints.map(([, , endpoint]) => addressOf(endpoint)), ...beside]);
    const ofPeople = /^GET \/api\/docs(?:$|\/)/;
    expect(served.filter((address) => !known.has(address) && !ofPeople.test(address))).toEqual([]);
  });

  it('describes no address twice', () => {
    const addresses = endpoints.map(([, , endpoint]) => addressOf(endpoint));
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it.each(endpoints)('%s of %s takes its amounts as money, not as text', (_name, _backend, { input }) => {
    const entries = 'entries' in input ? Object.values(input.entries as object) : [];
    expect([amount, size, rate, askedAmount].some((one) => entries.includes(one)) && !input.write).toBe(false);
  });

  it.each(endpoints.filter(([, , { money }]) => money))(
    '%s moves money: as POST and for members only',
    (_name, _backend, endpoint) => {
      expect(endpoint).toMatchObject({ method: 'POST', auth: 'member' });
    },
  );
});

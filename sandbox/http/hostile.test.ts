/**
 * Hostile shapes, numbers and texts (product 19.4), other sites (product 19.6), and other members' ids (product 19.7).
 */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openServedWorld, type ServedWorld } from '#tests/sandbox/served-world.ts';
import { workOf } from '#tests/sandbox/work-of.ts';

const formType = 'application/x-www-form-urlencoded';
const buyPath = '/api/assets/mine/order/create';
const orderPath = '/api/assets/mine/order/record';

let world: ServedWorld;
let token = '';

beforeAll(async () => {
  world = await openServedWorld();
  token = await world.signIn();
});
afterAll(() => world.close());

const countEntries = async (): Promise<number> => {
  const { count } = await world.context.db
    .selectFrom('entries')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
};

const post = (path: string, body: BodyInit, headers: Record<string, string> = {}): Promise<Response> =>
  Promise.resolve(
    world.app.request(path, {
      method: 'POST',
      body,
      headers: { 'Content-Type': formType, 'X-Access-Token': token, 'Idempotency-Key': randomUUID(), ...headers },
      ...(body instanceof ReadableStream && { duplex: 'half' }),
    } as RequestInit),
  );

/** The HTTP status, or the envelope's code where the status is 200. */
const verdictOf = async (reply: Response): Promise<number> => {
  const { code } = (await reply.json()) as { code: number };
  return reply.status === 200 ? code : reply.status;
};

describe('the shape of a body', () => {
  const shapes: [string, () => [BodyInit, Record<string, string>?], number][] = [
    ['__proto__ as a field', () => ['__proto__=x&productId=a'], 400],
    ['constructor as a field', () => ['constructor[prototype][x]=1'], 400],
    ['a repeated field', () => ['productId=a&productId=b'], 400],
    ['a field a thousand deep', () => [`${'a.'.repeat(1_000)}b=1`], 400],
    ['an array', () => ['productId[]=a'], 400],
    ['a field of 1 MB', () => [`productId=${'x'.repeat(2 ** 20)}`], 413],
    ['10,000 fields', () => [Array.from({ length: 10_000 }, (_, index) => `f${index}`).join('&')], 400],
    ['JSON', () => ['{"productId":"a"}', { 'Content-Type': 'application/json' }], 415],
    ['plain text', () => ['productId=a', { 'Content-Type': 'text/plain' }], 415],
    ['XML', () => ['<a/>', { 'Content-Type': 'application/xml' }], 415],
    ['a multipart form', () => ['--x--', { 'Content-Type': 'multipart/form-data; boundary=x' }], 415],
    ['a NUL', () => ['productId=a%00b'], 400],
    ['broken UTF-8', () => [new Uint8Array([0x70, 0x3d, 0xc3, 0x28])], 400],
    [
      'an endless chunked body',
      () => [
        new ReadableStream({
          pull(controller) {
            controller.enqueue(new Uint8Array(8_192).fill(0x61));
          },
        }),
      ],
      413,
    ],
    ['an understated length', () => [`productId=${'x'.repeat(100_000)}`, { 'Content-Length': '10' }], 413],
  ];

  it.each(shapes)('%s is refused at once and moves nothing', async (_name, make, verdict) => {
    const before = await countEntries();
    const [body, headers] = make();
    let reply = Response.error();
    const work = await workOf(async () => (reply = await post(buyPath, body, headers)));
    expect(work).toBeLessThan(1_000);
    expect(await verdictOf(reply)).toBe(verdict);
    expect(await countEntries()).toBe(before);
  });
});

describe('numbers', () => {
  const numbers = [
    '-1',
    '0',
    '1.5',
    '0.001',
    '1e3',
    '1e309',
    'NaN',
    'Infinity',
    '0x10',
    '9007199254740993',
    '１２',
    '',
    ' ',
    ' 1',
    '+1',
    '1,000',
    '١',
    '[1]',
    'null',
    'true',
  ];

  it.each(numbers)('"%s" is no page number', async (value) => {
    const told = await world.ask('GET', orderPath, {
      token,
      fields: { status: 'valid', pageNum: value, pageSize: '20' },
    });
    expect(told).toMatchObject({ status: 200, code: 400, msg: 'Not valid: pageNum' });
  });

  it.each(['101', '1000000'])('"%s" is no page size', async (value) => {
    const told = await world.ask('GET', orderPath, {
      token,
      fields: { status: 'valid', pageNum: '1', pageSize: value },
    });
    expect(told).toMatchObject({ code: 400, msg: 'Not valid: pageSize' });
  });

  it.each(['1e3', 'NaN', '0x10', '１２', '', '1.0000001', '1,5', 'Infinity', '9'.repeat(30)])(
    '"%s" is no price',
    async (price) => {
      const told = await world.ask('POST', buyPath, {
        token,
        intent: randomUUID(),
        fields: { productId: world.demo.productId, price, dayReturnAmount: '1.00', validDays: '90', agree: 'v1' },
      });
      expect(told).toMatchObject({ status: 200, code: 400, msg: 'Not valid: price' });
    },
  );

  it.each(['-1', '0', '0.01', '9007199254.740993'])(
    'a price of "%s" that is not the product’s buys nothing',
    async (price) => {
      const before = await countEntries();
      const { data } = await world.ask('GET', '/api/assets/product/detail', {
        token,
        fields: { productId: world.demo.productId },
      });
      const product = data as { dayReturnAmount: string; validDays: number; agreementVersion: string };
      const told = await world.ask('POST', buyPath, {
        token,
        intent: randomUUID(),
        fields: {
          productId: world.demo.productId,
          price,
          dayReturnAmount: product.dayReturnAmount,
          validDays: String(product.validDays),
          agree: product.agreementVersion,
        },
      });
      expect(told).toMatchObject({ status: 200, code: 2007 });
      expect(await countEntries()).toBe(before);
    },
  );
});

describe('strings', () => {
  const strings = [
    "' or '1'='1",
    "'; drop table members; --",
    '1) union select password_hash from members --',
    '../../etc/passwd',
    '%2e%2e%2f',
    'a\r\nX-Injected: 1',
    '${7*7}{{7*7}}',
    '\u202eevil',
    'a\u200bb',
    '\ud800',
    '<script>alert(1)</script>',
  ];

  it.each(strings)('%j finds nothing and breaks nothing', async (value) => {
    for (const [path, name] of [
      ['/api/assets/product/detail', 'productId'],
      ['/api/assets/mine/order/subrecord', 'orderId'],
      ['/api/assets/wallet/record/detail', 'recordId'],
    ] as const) {
      const told = await world.ask('GET', path, { token, fields: { [name]: value } });
      expect({ status: told.status, code: told.code }).toEqual({ status: 200, code: 404 });
      expect(told.headers.get('x-injected')).toBeNull();
    }
    const login = await world.ask('POST', '/api/user/auth/logpe/pass', {
      fields: { country: 'IN', phone: value, password: value },
    });
    expect(login).toMatchObject({ status: 200, code: 400, msg: 'Not valid: phone' });
  });

  it.each(['en_US; drop', '<script>', 'x'.repeat(8_000), '../en_US', '__proto__'])(
    'Language %j counts as English',
    async (language) => {
      const told = await world.ask('GET', '/api/messages/sys/carousel', { token, headers: { Language: language } });
      expect(told.code).toBe(200);
    },
  );
});

describe('other sites', () => {
  const origins = [
    'https://evil.example',
    'null',
    'http://localhost:9999',
    'http://localhost.evil.example',
    'not a url',
    '',
  ];

  it.each(origins)('a post from origin "%s" is refused', async (origin) => {
    const before = await countEntries();
    for (const path of [
      buyPath,
      '/api/user/auth/logpe/pass',
      '/sandbox/clock/advance',
      '/sandbox/reset',
      '/sandbox/faults',
    ]) {
      const reply = await post(path, 'hours=1', { Origin: origin });
      expect(reply.status, path).toBe(403);
      await reply.text();
    }
    expect(await countEntries()).toBe(before);
  });

  it('the panel’s reads are refused too', async () => {
    for (const path of ['/sandbox', '/sandbox/demo', '/sandbox/verify', '/sandbox/codes?to=1']) {
      const reply = await world.app.request(path, { headers: { Origin: 'https://evil.example' } });
      expect(reply.status, path).toBe(403);
    }
  });

  // To the browser it is the same origin then. The socket: live.test.ts.
  it('a name that was pointed here after its page was loaded reaches neither page, panel nor API', async () => {
    for (const path of ['/', '/sandbox', '/sandbox/codes?to=1', '/api/user/mode', '/api/user/user/info', '/health']) {
      const reply = await world.app.request(`http://evil.example:4173${path}`, {
        headers: { Origin: 'http://evil.example:4173', 'X-Access-Token': token },
      });
      expect(reply.status, path).toBe(403);
    }
  });

  it('this site’s own pages may post', async () => {
    const reply = await post('/api/user/auth/logpe/pass', 'country=IN', { Origin: 'http://localhost' });
    expect(reply.status).toBe(200);
  });

  it('a cookie opens nothing, and none is ever set', async () => {
    const reply = await world.app.request('/api/user/user/info', {
      headers: { Cookie: `X-Access-Token=${token}; token=${token}` },
    });
    expect(reply.status).toBe(401);
    expect(reply.headers.get('set-cookie')).toBeNull();
    expect(reply.headers.get('access-control-allow-origin')).toBeNull();
  });
});

describe('another member', () => {
  it('sees none of the demo member’s things', async () => {
    const stranger = await world.signIn(world.demo.emptyPhone);
    for (const [path, fields] of [
      ['/api/assets/mine/order/subrecord', { orderId: world.demo.orderId }],
      ['/api/assets/mine/order/returncost', { orderId: world.demo.orderId }],
      ['/api/assets/wallet/record/detail', { recordId: world.demo.recordId }],
      ['/api/assets/wallet/recharge/status', { rechargeId: world.demo.rechargeId }],
      ['/api/assets/wallet/withdraw/detail', { withdrawalId: world.demo.withdrawalId }],
    ] as const) {
      const told = await world.ask('GET', path, { token: stranger, fields });
      expect({ status: told.status, code: told.code, data: told.data }, path).toEqual({
        status: 200,
        code: 404,
        data: null,
      });
    }
    const incomes = await world.ask('GET', '/api/income/income/list', {
      token: stranger,
      fields: { status: 'all', orderId: world.demo.orderId, pageNum: '1', pageSize: '20' },
    });
    expect([200, 404]).toContain(incomes.code);
    if (incomes.code === 200) expect(incomes.data).toEqual({ total: 0, list: [] });
  });

  it('learns nothing of an intent', async () => {
    const intent = randomUUID();
    await world.ask('POST', '/api/income/income/takeout', { token, intent });
    const stranger = await world.signIn(world.demo.emptyPhone);
    const told = await world.ask('GET', '/api/assets/wallet/intent', { token: stranger, fields: { intentId: intent } });
    expect(told.data).toMatchObject({ state: 'unknown', data: null });
  });
});

import { PassThrough } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { bodyLimit, parseFields, progress, readBytes, readForm } from './form.ts';

const formType = 'application/x-www-form-urlencoded';
const post = (body: BodyInit | null, type: string | null = formType, more: Record<string, string> = {}): Request =>
  new Request('http://localhost/', {
    method: 'POST',
    body,
    headers: { ...(type !== null && { 'Content-Type': type }), ...more },
    ...(body instanceof ReadableStream && { duplex: 'half' }),
  } as RequestInit);

const drip = (bytes: number): ReadableStream<Uint8Array> => {
  let left = bytes;
  return new ReadableStream({
    pull(controller) {
      if (left <= 0) return controller.close();
      const size = Math.min(left, 8_192);
      left -= size;
      controller.enqueue(new Uint8Array(size).fill(0x61));
    },
  });
};

describe('parseFields', () => {
  it('reads names and values as forms write them', () => {
    expect({ ...parseFields('a=1&b=two+words&c=%C3%A9') }).toEqual({ a: '1', b: 'two words', c: 'é' });
  });

  it('gives the two spellings of a character as one', () => {
    expect(parseFields('name=e%CC%81')['name']).toBe('é');
  });

  it.each([
    ['a repeated name', 'a=1&a=2'],
    ['a NUL in a value', 'a=%00'],
    ['a NUL in a name', '%00=1'],
    ['too many fields', Array.from({ length: 51 }, (_, index) => `f${index}=1`).join('&')],
  ])('refuses %s', (_name, text) => {
    expect(() => parseFields(text)).toThrowError(expect.objectContaining({ status: 400 }));
  });

  it('keeps a field named __proto__ a plain field', () => {
    const fields = parseFields('__proto__=x&constructor=y');
    expect(Object.getPrototypeOf(fields)).toBeNull();
    expect(Object.keys(fields)).toEqual(['__proto__', 'constructor']);
    expect({}).not.toHaveProperty('x');
  });
});

describe('readForm', () => {
  const read = async (request: Request) => readForm(request, await readBytes(request, bodyLimit));

  it('reads a form', async () => {
    expect({ ...(await read(post('a=1', `${formType}; charset=UTF-8`))) }).toEqual({ a: '1' });
  });

  it('takes an empty body without a content type', async () => {
    expect({ ...(await read(post(null, null))) }).toEqual({});
  });

  it.each([
    ['JSON', post('{"a":1}', 'application/json'), 415],
    ['plain text', post('a=1', 'text/plain'), 415],
    ['a multipart form', post('--x', 'multipart/form-data; boundary=x'), 415],
    ['no content type', post(new TextEncoder().encode('a=1'), null), 415],
    ['a body that is too large', post(`a=${'x'.repeat(bodyLimit)}`), 413],
    ['a chunked body that is too large', post(drip(bodyLimit + 1)), 413],
    ['an understated length', post(drip(bodyLimit + 1), formType, { 'Content-Length': '3' }), 413],
    ['bytes that are no UTF-8', post(new Uint8Array([0x61, 0x3d, 0xff])), 400],
  ])('refuses %s', async (_name, request, status) => {
    await expect(read(request)).rejects.toMatchObject({ status });
  });
});

describe('readBytes', () => {
  afterEach(() => vi.useRealTimers());

  /** A body of which so many bytes come every nine seconds. */
  async function slowly(bytes: number, pieces: number): Promise<string> {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const incoming = new PassThrough();
    const reading = readBytes(new Request('http://localhost/', { method: 'POST' }), 10 * bodyLimit, { incoming });
    const outcome = reading.then(
      (read) => `read ${read.length}`,
      (error: { status: number }) => `refused ${error.status}`,
    );
    for (let piece = 0; piece < pieces; piece += 1) {
      incoming.write(new Uint8Array(bytes));
      await setImmediate();
      vi.advanceTimersByTime(9_000);
    }
    incoming.end();
    return outcome;
  }

  it('takes a body that comes slowly, as fast as a poor network brings it', async () => {
    expect(await slowly(progress, 9)).toBe(`read ${9 * progress}`);
  });

  it('gives up a body of which a little comes now and then', async () => {
    expect(await slowly(1, 9)).toBe('refused 408');
    expect(await slowly(progress / 4, 9)).toBe('refused 408');
  });

  it('takes the rest of a body, however little it is', async () => {
    expect(await slowly(1, 1)).toBe('read 1');
  });

  it('gives up a body that stops in the middle', async () => {
    const stalled = new ReadableStream({ start: (controller) => controller.enqueue(new Uint8Array([0x61])) });
    await expect(readBytes(post(stalled), bodyLimit, { patience: 20 })).rejects.toMatchObject({ status: 408 });
  });
});

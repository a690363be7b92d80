import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Failure } from '#domain/failure.ts';
import { calmWire, clientOn, type Wire } from '#tests/support/bare-client.ts';
import { changeAvatar, loadProfile } from './person.ts';

/** What the browser would do, done by hand. */
class FakeRequest {
  static last: FakeRequest;
  readonly sentHeaders: Record<string, string> = {};
  readonly upload: { onprogress: (event: { loaded: number; total: number }) => void } = { onprogress: () => undefined };
  address = '';
  form: FormData | null = null;
  isAborted = false;
  status = 0;
  responseText = '';
  onload = () => undefined;
  onerror = () => undefined;
  onabort = () => undefined;
  private lines = '';

  constructor() {
    FakeRequest.last = this;
  }

  open(method: string, url: string): void {
    this.address = `${method} ${url}`;
  }

  setRequestHeader(name: string, value: string): void {
    this.sentHeaders[name] = value;
  }

  send(form: FormData): void {
    this.form = form;
  }

  abort(): void {
    this.isAborted = true;
    this.onabort();
  }

  getAllResponseHeaders = (): string => this.lines;

  answer(
    status: number,
    body: object | string,
    lines = 'content-type: application/json\r\nx-server-time: 1000\r\n',
  ): void {
    this.status = status;
    this.responseText = typeof body === 'string' ? body : JSON.stringify(body);
    this.lines = lines;
    this.onload();
  }
}

let wire: Wire;
let giveUp: AbortController;
let progress: unknown[];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  wire = calmWire();
  giveUp = new AbortController();
  progress = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const silent = () => Response.json({});
const picture = new File(['pixels'], 'Holiday in Delhi.jpg', { type: 'image/jpeg' });
const send = () => {
  const { client } = clientOn(wire, silent, { token: () => 'token-of-asha' });
  const outcome = changeAvatar(client, picture, {
    signal: giveUp.signal,
    onProgress: (told) => progress.push(told),
  }).then(
    (url) => ({ url }),
    (failure: unknown) => ({ failure }),
  );
  return { outcome, request: FakeRequest.last };
};
const ok = { code: 200, msg: '', data: { headUrl: '/api/user/img/1' } };

describe('an upload', () => {
  it('is one form with one file, by a name of ours, with the headers of every call', async () => {
    const { outcome, request } = send();
    expect(request.address).toBe('POST http://localhost/api/user/user/modify-head');
    expect(request.sentHeaders).toEqual({ Language: 'en_US', 'X-Access-Token': 'token-of-asha' });
    expect([...(request.form ?? [])].map(([field, file]) => [field, (file as File).name])).toEqual([['img', 'img']]);
    request.answer(200, ok);
    expect(await outcome).toEqual({ url: '/api/user/img/1' });
    expect(wire.told).toEqual(['answered']);
  });

  it('tells how far it is, and has its time anew with each news', async () => {
    const { outcome, request } = send();
    await vi.advanceTimersByTimeAsync(30_000);
    request.upload.onprogress({ loaded: 3, total: 6 });
    await vi.advanceTimersByTimeAsync(30_000);
    expect(request.isAborted).toBe(false);
    request.answer(200, ok);
    await outcome;
    expect(progress).toEqual([{ sent: 3, total: 6 }]);
  });

  it('ends 36 seconds after the last news', async () => {
    const { outcome, request } = send();
    await vi.advanceTimersByTimeAsync(35_999);
    expect(request.isAborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await outcome).toEqual({ failure: new Failure('timeout') });
    expect(wire.told).toEqual(['unanswered']);
  });

  it('that breaks off was never answered', async () => {
    const { outcome, request } = send();
    request.onerror();
    expect(await outcome).toEqual({ failure: new Failure('offline') });
    expect(wire.told).toEqual(['unanswered']);
  });

  it('that the member stops says nothing of the network', async () => {
    const { outcome, request } = send();
    giveUp.abort();
    expect(request.isAborted).toBe(true);
    expect(await outcome).toMatchObject({ failure: expect.any(Failure) });
    expect(wire.told).toEqual([]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(wire.told).toEqual([]);
  });

  it.each<[string, number, object | string, Failure, string[]]>([
    ['refused', 200, { code: 1201, msg: 'no', data: null }, new Failure('rejected', 1201, 'no'), ['answered']],
    ['too large', 413, { code: 413, msg: 'large', data: null }, new Failure('rejected', 413, 'large'), ['answered']],
    [
      'of a token that is over',
      401,
      { code: 401, msg: '', data: null },
      new Failure('unauthorized', 401),
      ['answered', 'token-of-asha'],
    ],
    ['broken on the server', 500, { code: 500, msg: '', data: null }, new Failure('server', 500), ['answered']],
    ['answered by half', 200, '{"code":200,', new Failure('invalid'), ['answered']],
    ['answered without an address', 200, { code: 200, msg: '', data: {} }, new Failure('invalid'), ['answered']],
  ])('that is %s fails as every call does', async (_what, status, body, failure, told) => {
    const { outcome, request } = send();
    request.answer(status, body);
    expect(await outcome).toEqual({ failure });
    expect(wire.told).toEqual(told);
  });

  it('that a captive portal answers is none of our server’s', async () => {
    const { outcome, request } = send();
    request.answer(200, '<p>Accept the terms', 'content-type: text/html\r\n');
    expect(await outcome).toEqual({ failure: new Failure('invalid') });
    expect(wire.told).toEqual([]);
  });

  it('of a visitor is not sent', async () => {
    const { client } = clientOn(wire, silent);
    const call = changeAvatar(client, picture, { signal: giveUp.signal, onProgress: () => undefined });
    await expect(call).rejects.toEqual(new Failure('unauthorized'));
  });
});

it('nobody in the place of the person is a refusal by its required text', async () => {
  const { client } = clientOn(
    wire,
    () => Response.json({ code: 200, msg: '', data: null }, { headers: { 'X-Server-Time': '1000' } }),
    { token: () => 'token' },
  );
  await expect(loadProfile(client)).rejects.toMatchObject({ kind: 'rejected', message: 'userInfo null' });
});

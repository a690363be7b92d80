/** What a device is asked, and what its answers and refusals are for a flow. */
import { codes } from '#contract/codes.ts';
import { Failure } from '#domain/failure.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { deviceAuthenticator } from './authenticator.ts';

const request = { challenge: 'AQID', site: 'dayrent.example', known: ['BAUG'] };
const offer = { ...request, userId: 'BwgJ', account: '98765 43210' };
const bytes = (...values: number[]) => new Uint8Array(values).buffer;

const credentials = { create: vi.fn<CredentialsContainer['create']>(), get: vi.fn<CredentialsContainer['get']>() };

beforeEach(() => {
  vi.stubGlobal('PublicKeyCredential', class {});
  vi.stubGlobal('navigator', { credentials });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

const answer = (response: Record<string, ArrayBuffer>) =>
  ({ id: 'BAUG', rawId: bytes(4, 5, 6), type: 'public-key', response, getClientExtensionResults: () => ({}) }) as never;
const refuse = (name: string) => Promise.reject(new DOMException('no', name));
const never = () => new AbortController().signal;

it('has a device sign for the site, by one of the known passkeys, its holder verified', async () => {
  credentials.get.mockResolvedValue(
    answer({ clientDataJSON: bytes(1), authenticatorData: bytes(2), signature: bytes(3) }),
  );
  expect(JSON.parse(await deviceAuthenticator.sign(request, never()))).toMatchObject({
    id: 'BAUG',
    response: { clientDataJSON: 'AQ', authenticatorData: 'Ag', signature: 'Aw' },
  });
  expect(credentials.get.mock.calls[0]?.[0]?.publicKey).toMatchObject({
    challenge: bytes(1, 2, 3),
    rpId: 'dayrent.example',
    allowCredentials: [{ id: bytes(4, 5, 6), type: 'public-key' }],
    userVerification: 'required',
  });
});

it('lets it choose where none is known', async () => {
  credentials.get.mockImplementation(() => refuse('NotAllowedError'));
  await expect(deviceAuthenticator.sign({ ...request, known: [] }, never())).rejects.toThrow(Failure);
  expect(credentials.get.mock.calls[0]?.[0]?.publicKey?.allowCredentials).toBeUndefined();
});

it.each([
  ['InvalidStateError', codes.passkeyKnown],
  ['NotAllowedError', codes.passkeyDismissed],
  ['SecurityError', codes.passkeyDismissed],
])('makes no passkey: %s', async (name, code) => {
  vi.stubGlobal('location', { hostname: 'dayrent.example' });
  credentials.create.mockImplementation(() => refuse(name));
  await expect(deviceAuthenticator.make(offer, never())).rejects.toMatchObject({ kind: 'rejected', code });
  expect(credentials.create.mock.calls[0]?.[0]?.publicKey).toMatchObject({
    user: { id: bytes(7, 8, 9), name: '98765 43210' },
    excludeCredentials: [{ id: bytes(4, 5, 6) }],
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
});

it('asks nothing for a flow that has left, and takes the question back when it leaves', async () => {
  await expect(deviceAuthenticator.sign(request, AbortSignal.abort())).rejects.toThrow();
  expect(credentials.get).not.toHaveBeenCalled();
  const asked = Promise.withResolvers<AbortSignal | undefined>();
  credentials.get.mockImplementation((options) => {
    asked.resolve(options?.signal);
    return new Promise((_, reject) => {
      options?.signal?.addEventListener('abort', () => reject(new DOMException('left', 'AbortError')));
    });
  });
  const flow = new AbortController();
  const signed = deviceAuthenticator.sign(request, flow.signal);
  expect((await asked.promise)?.aborted).toBe(false);
  flow.abort();
  await expect(signed).rejects.toMatchObject({ code: codes.passkeyDismissed });
});

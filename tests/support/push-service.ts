/**
 * A push service and a browser behind it, for tests in Node: it takes what is sent, and reads it by RFC 8188, 8291 and 8292
 * as they stand, with nothing of what sent it.
 */
import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Taken {
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

const derive = (secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

/** A browser's side of a subscription. */
export function newBrowser() {
  const ecdh = createECDH('prime256v1');
  const key = ecdh.generateKeys();
  const auth = randomBytes(16);
  return {
    key: key.toString('base64url'),
    auth: auth.toString('base64url'),
    /** Of one record, as pushes are. */
    read(body: Buffer): unknown {
      const salt = body.subarray(0, 16);
      const length = body.readUInt8(20);
      const sender = body.subarray(21, 21 + length);
      const record = body.subarray(21 + length);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), key, sender]);
      const secret = derive(ecdh.computeSecret(sender), auth, info, 32);
      const contentKey = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
      const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
      const opening = createDecipheriv('aes-128-gcm', contentKey, nonce);
      opening.setAuthTag(record.subarray(-16));
      const padded = Buffer.concat([opening.update(record.subarray(0, -16)), opening.final()]);
      return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString('utf8'));
    },
  };
}

/** What the sender says of itself; null where it didn't sign it. */
export function claimsOf({ headers }: Taken, publicKey: string): Record<string, unknown> | null {
  const [, token = '', key] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(headers.authorization ?? '') ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(publicKey, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isSigned || key !== publicKey) return null;
  return JSON.parse(Buffer.from(claims, 'base64url').toString('utf8')) as Record<string, unknown>;
}

type Answer = (response: ServerResponse) => void;

export type PushService = Awaited<ReturnType<typeof openPushService>>;

/** Answers 201, unless it is told otherwise. */
export async function openPushService() {
  const taken: Taken[] = [];
  const created: Answer = (response) => void response.writeHead(201).end();
  let answer = created;
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      taken.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) });
      answer(response);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    taken,
    answerWith: (next: Answer | number = created) => {
      answer = typeof next === 'number' ? (response) => void response.writeHead(next).end() : next;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

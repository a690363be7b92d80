/** A WebAuthn authenticator in software, for tests in Node: one ES256 passkey, discoverable, its holder verified. */
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { androidKeyChain } from './android-key-chain.ts';

export interface Wrong {
  origin?: string;
  isVerified?: boolean;
  /** In place of the next one. */
  counter?: number;
  /** Signs with a key that is not the passkey's. */
  forges?: boolean;
}

/** Who vouches for a new passkey: nobody, itself, or certificates that name where to ask whether they were revoked. */
type Attested = 'none' | 'self' | { revokedAt: string };

const text = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');
const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();
const newKey = () => generateKeyPairSync('ec', { namedCurve: 'P-256' });
/** CBOR of a byte string of 32 bytes. */
const bytes32 = (data: string): Buffer => Buffer.concat([Buffer.from([0x58, 0x20]), Buffer.from(data, 'base64url')]);

/** CBOR of a text and of a byte string of any length, both below 64 kB. */
const cborText = (data: string): Buffer => Buffer.concat([Buffer.from([0x60 + data.length]), Buffer.from(data)]);
const cborBytes = (data: Buffer): Buffer =>
  Buffer.concat([Buffer.from([0x59, data.length >> 8, data.length & 0xff]), data]);

/** @param counts false: its counter stays at 0, as that of phones does */
export function softAuthenticator(ownOrigin: string, { counts = true } = {}) {
  const { privateKey, publicKey } = newKey();
  const id = randomBytes(32);
  let count = 0;
  let userId = '';
  const next = (): number => {
    if (counts) count += 1;
    return count;
  };
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  // {1: 2, 3: -7, -1: 1, -2: x, -3: y}
  const cose = Buffer.concat([
    Buffer.from('a5010203262001', 'hex'),
    Buffer.from([0x21]),
    bytes32(x),
    Buffer.from([0x22]),
    bytes32(y),
  ]);

  const clientData = (type: string, challenge: string, origin: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  /** Present, verified or not, with a new credential or not. */
  function authData(site: string, flags: number, counter: number, ...rest: Buffer[]): Buffer {
    const counted = Buffer.alloc(4);
    counted.writeUInt32BE(counter);
    return Buffer.concat([sha256(site), Buffer.from([flags]), counted, ...rest]);
  }

  const asJson = (response: object) =>
    JSON.stringify({ id: text(id), rawId: text(id), type: 'public-key', clientExtensionResults: {}, response });

  return {
    /** As a server keeps it. */
    kept: { credential_id: text(id), public_key: text(cose) },

    /** As DevTools puts it into a browser, once it is created. */
    inBrowser: (site: string) => ({
      credentialId: id.toString('base64'),
      isResidentCredential: true,
      rpId: site,
      privateKey: privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64'),
      userHandle: Buffer.from(userId, 'base64url').toString('base64'),
      signCount: count,
    }),

    create(
      { challenge, site, userId: user }: { challenge: string; site: string; userId: string },
      attested: Attested = 'none',
    ): string {
      userId = user;
      const data = authData(site, 0x45, next(), Buffer.alloc(16), Buffer.from([0, id.length]), id, cose);
      const client = clientData('webauthn.create', challenge, ownOrigin);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      // {"alg": -7, "sig": signature}, with "x5c": [leaf, root] where there are certificates
      const signed = [cborText('alg'), Buffer.from([0x26]), cborText('sig'), cborBytes(signature)];
      const statement =
        attested === 'none'
          ? [Buffer.from([0xa0])]
          : attested === 'self'
            ? [Buffer.from([0xa2]), ...signed]
            : [
                Buffer.from([0xa3]),
                ...signed,
                cborText('x5c'),
                Buffer.from([0x82]),
                ...androidKeyChain(publicKey, sha256(client), attested.revokedAt).map(cborBytes),
              ];
      const format = attested === 'none' ? 'none' : attested === 'self' ? 'packed' : 'android-key';
      // {"fmt": format, "attStmt": statement, "authData": data}
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        cborText('fmt'),
        cborText(format),
        cborText('attStmt'),
        ...statement,
        cborText('authData'),
        cborBytes(data),
      ]);
      return asJson({
        clientDataJSON: text(client),
        attestationObject: text(attestation),
        transports: ['internal'],
      });
    },

    get(
      { challenge, site }: { challenge: string; site: string },
      { origin = ownOrigin, isVerified = true, counter, forges = false }: Wrong = {},
    ): string {
      const data = authData(site, isVerified ? 0x05 : 0x01, counter ?? next());
      const client = clientData('webauthn.get', challenge, origin);
      const key = forges ? newKey().privateKey : privateKey;
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), key);
      return asJson({
        clientDataJSON: text(client),
        authenticatorData: text(data),
        signature: text(signature),
        ...(userId !== '' && { userHandle: userId }),
      });
    },
  };
}

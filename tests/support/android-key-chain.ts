/** Certificates as Android's keystore makes them for a key, in DER, signed by a root of our own. */
import { generateKeyPairSync, sign, type KeyObject } from 'node:crypto';

function der(tag: number, ...parts: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const header = length < 128 ? [tag, length] : [tag, 0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from(header), content]);
}
const sequence = (...parts: readonly Uint8Array[]): Buffer => der(0x30, ...parts);
const integer = (value: number): Buffer => der(0x02, Buffer.from([value]));
const enumerated = (value: number): Buffer => der(0x0a, Buffer.from([value]));
const octets = (content: Uint8Array): Buffer => der(0x04, content);
const bits = (content: Uint8Array): Buffer => der(0x03, Buffer.from([0]), content);
const oid = (hex: string): Buffer => der(0x06, Buffer.from(hex, 'hex'));
const time = (text: string): Buffer => der(0x18, Buffer.from(text));

const ecdsaWithSha256 = sequence(oid('2a8648ce3d040302'));
const named = (name: string): Buffer => sequence(der(0x31, sequence(oid('550403'), der(0x0c, Buffer.from(name)))));
const extension = (id: string, value: Uint8Array): Buffer => sequence(oid(id), octets(value));

function certificate(name: string, publicKey: KeyObject, signer: KeyObject, extensions: readonly Uint8Array[]): Buffer {
  const signed = sequence(
    der(0xa0, integer(2)),
    integer(1),
    ecdsaWithSha256,
    named('Root'),
    sequence(time('20200101000000Z'), time('20991231000000Z')),
    named(name),
    publicKey.export({ type: 'spki', format: 'der' }),
    ...(extensions.length > 0 ? [der(0xa3, sequence(...extensions))] : []),
  );
  return sequence(signed, ecdsaWithSha256, bits(sign('sha256', signed, signer)));
}

/**
 * @param challenge that the key was made for
 * @param revokedAt where the leaf says that the list of revoked ones is
 * @returns leaf and root
 */
export function androidKeyChain(key: KeyObject, challenge: Uint8Array, revokedAt: string): [Buffer, Buffer] {
  const root = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const description = sequence(
    integer(3),
    enumerated(1),
    integer(4),
    enumerated(1),
    octets(challenge),
    octets(Buffer.alloc(0)),
    sequence(),
    sequence(),
  );
  const points = sequence(sequence(der(0xa0, der(0xa0, der(0x86, Buffer.from(revokedAt))))));
  const leaf = certificate('Leaf', key, root.privateKey, [
    extension('2b06010401d679020111', description),
    extension('551d1f', points),
  ]);
  return [leaf, certificate('Root', root.publicKey, root.privateKey, [])];
}

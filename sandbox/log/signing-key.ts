/** The key that checkpoints are signed with: Ed25519, one for each world, made when it is first asked for. */
import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import type { Context } from '#sandbox/context.ts';
import { readSetting } from '#sandbox/db/settings.ts';

const settingKey = 'log.key';
const ed25519 = 1;

interface SigningKey {
  /** The log's origin, and the name of the key. */
  name: string;
  /** As C2SP's signed-note has it: who has it can check every checkpoint. */
  verifier: string;
  /** @returns the whole note */
  sign(text: string): string;
}

const keys = new Map<string, SigningKey>();

async function privateKey(db: Context['db']): Promise<string> {
  const known = await readSetting(db, settingKey);
  if (known !== null) return known;
  const made = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64');
  // Another server may be making one.
  await db
    .insertInto('settings')
    .values({ key: settingKey, value: made })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  return (await readSetting(db, settingKey)) ?? made;
}

function openKey(name: string, secret: KeyObject): SigningKey {
  const raw = createPublicKey(secret).export({ type: 'spki', format: 'der' }).subarray(-32);
  const typed = Buffer.concat([Buffer.from([ed25519]), raw]);
  const id = createHash('sha256')
    .update(Buffer.concat([Buffer.from(`${name}\n`), typed]))
    .digest()
    .subarray(0, 4);
  return {
    name,
    verifier: `${name}+${id.toString('hex')}+${typed.toString('base64')}`,
    sign: (text) =>
      `${text}\n— ${name} ${Buffer.concat([id, sign(null, Buffer.from(text), secret)]).toString('base64')}\n`,
  };
}

export async function signingKey(db: Context['db']): Promise<SigningKey> {
  const { epoch } = await db.selectFrom('world').select('epoch').executeTakeFirstOrThrow();
  const known = keys.get(epoch);
  if (known) return known;
  const secret = createPrivateKey({
    key: Buffer.from(await privateKey(db), 'base64'),
    type: 'pkcs8',
    format: 'der',
  });
  const key = openKey(`dayrent.sandbox/${epoch}`, secret);
  keys.set(epoch, key);
  return key;
}

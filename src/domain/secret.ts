/**
 * What nobody but its member may read. A field says that it is one where it is declared: a schema of the contract by
 * `secret` (contract/secret.ts), a machine by `meta` for a name of its own.
 */
export const secretKinds = [
  'token',
  'password',
  'code',
  'phone',
  'email',
  'address',
  'account',
  'ifsc',
  'realName',
] as const;

export type SecretKind = (typeof secretKinds)[number];

/** Kinds by the names of fields. */
export type Secrets = Readonly<Record<string, SecretKind>>;

/** What schemas say of their fields. */
export interface Marks {
  secrets: Secrets;
  /** Words of closed lists, and names of fields: harmless themselves. */
  words: readonly string[];
}

/** What a machine says of its context where no schema says it. */
export interface SecretsMeta {
  secrets: Secrets;
}

const hasSecrets = (meta: unknown): meta is SecretsMeta =>
  typeof meta === 'object' && meta !== null && 'secrets' in meta && typeof meta.secrets === 'object';

/** What a machine says by the `meta` of its root; undefined: nothing. */
export const secretsOfMeta = (meta: unknown): Secrets | undefined => (hasSecrets(meta) ? meta.secrets : undefined);

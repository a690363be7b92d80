/** Marks of what nobody but its member may read. `marks.ts` reads them. */
import * as v from 'valibot';
import type { SecretKind } from '#domain/secret.ts';

export const secret = <const S extends v.GenericSchema>(kind: SecretKind, schema: S) =>
  v.pipe(schema, v.metadata({ secret: kind }));

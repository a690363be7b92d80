import type { Client } from '#api/client.ts';
import { codes } from '#contract/codes.ts';
import { Failure } from '#domain/failure.ts';
import { fromServer } from '#domain/fresh-age.ts';
import type { Fresh } from '#domain/fresh.ts';
import { valueOf } from '#domain/fresh-value.ts';
import { createPayeeFormMachine } from '#machines/payee-form/payee-form.machine.ts';
import { readDraft } from '#services/drafts.ts';
import type { Services } from '#services/services.ts';
import { fromPromise } from 'xstate';

export interface PayeeKind<Draft> {
  name: 'address' | 'bank';
  problemsOf: (draft: Draft) => (keyof Draft)[];
  /** What the form of a new one holds. */
  empty: Draft;
  load: (client: Client) => Promise<Fresh<readonly (Draft & { id: string })[]>>;
  /** What the form of one that is there holds. */
  tidy: (saved: Draft) => Draft;
  save: (client: Client, payeeId: string, draft: Draft) => Promise<{ id: string }>;
}

/** What a draft of it is about. */
export const subjectOf = (name: PayeeKind<unknown>['name'], payeeId: string): string => `${name}/${payeeId}`;

/** A save writes all of it back, so it has to be what the server says now. @throws Failure rejected with `notFound` */
function findIn<T extends { id: string }>(book: Fresh<readonly T[]>, payeeId: string): T {
  const found = valueOf(fromServer(book)).find(({ id }) => id === payeeId);
  if (!found) throw new Failure('rejected', codes.notFound);
  return found;
}

/** Adding or editing an address, or a bank account. */
export const payeeFormActor = <Draft extends Readonly<Record<string, string>>>(
  services: Services,
  { name, problemsOf, empty, load, tidy, save }: PayeeKind<Draft>,
) =>
  createPayeeFormMachine<Draft>(problemsOf).provide({
    actors: {
      loadDraft: fromPromise(async ({ input: { payeeId } }) => {
        const loadSaved = async () =>
          payeeId === '' ? empty : tidy(findIn(await load(services.client.patient), payeeId));
        const [saved, kept] = await Promise.all([
          loadSaved(),
          readDraft(services, 'payeeForm', subjectOf(name, payeeId)),
        ]);
        return { ...saved, ...kept };
      }),
      save: fromPromise(({ input: { payeeId, draft } }) => save(services.client, payeeId, draft)),
    },
  });

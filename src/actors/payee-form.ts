import type { Client } from '#api/client.ts';
import { createPayeeFormMachine } from '#machines/payee-form/payee-form.machine.ts';
import { fromPromise } from 'xstate';
import type { Services } from './services.ts';

export interface PayeeKind<Draft> {
  problemsOf: (draft: Draft) => (keyof Draft)[];
  /** What is there already; the empty draft for a new one. @throws Failure rejected with `notFound` */
  load: (client: Client, payeeId: string) => Promise<Draft>;
  save: (client: Client, payeeId: string, draft: Draft) => Promise<{ id: string }>;
}

/** Adding or editing an address, or a bank account. */
export const payeeFormActor = <Draft extends Readonly<Record<string, string>>>(
  { client }: Services,
  { problemsOf, load, save }: PayeeKind<Draft>,
) =>
  createPayeeFormMachine<Draft>(problemsOf).provide({
    actors: {
      loadDraft: fromPromise(({ input: { payeeId } }) => load(client, payeeId)),
      save: fromPromise(({ input: { payeeId, draft } }) => save(client, payeeId, draft)),
    },
  });

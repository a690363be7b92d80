import type { Client } from '#api/client.ts';
import { createPayeeFormMachine } from '#machines/payee-form/payee-form.machine.ts';
import { fromPromise } from 'xstate';
import { readDraft } from '#services/drafts.ts';
import type { Services } from '#services/services.ts';

export interface PayeeKind<Draft> {
  name: 'address' | 'bank';
  problemsOf: (draft: Draft) => (keyof Draft)[];
  /** What is there already; the empty draft for a new one. @throws Failure rejected with `notFound` */
  load: (client: Client, payeeId: string) => Promise<Draft>;
  save: (client: Client, payeeId: string, draft: Draft) => Promise<{ id: string }>;
}

/** What a draft of it is about. */
export const subjectOf = (name: PayeeKind<unknown>['name'], payeeId: string): string => `${name}/${payeeId}`;

/** Adding or editing an address, or a bank account. */
export const payeeFormActor = <Draft extends Readonly<Record<string, string>>>(
  services: Services,
  { name, problemsOf, load, save }: PayeeKind<Draft>,
) =>
  createPayeeFormMachine<Draft>(problemsOf).provide({
    actors: {
      loadDraft: fromPromise(async ({ input: { payeeId } }) => {
        const [saved, kept] = await Promise.all([
          load(services.client, payeeId),
          readDraft(services, 'payeeForm', subjectOf(name, payeeId)),
        ]);
        return { ...saved, ...kept };
      }),
      save: fromPromise(({ input: { payeeId, draft } }) => save(services.client, payeeId, draft)),
    },
  });

import { closeDeletion, deleteAccount, isDeletedBy, loadDeletionTerms } from '#api/own-data.ts';
import { Failure, toFailure } from '#domain/failure.ts';
import { deleteAccountMachine } from '#machines/delete-account/delete-account.machine.ts';
import type { Services } from '#services/services.ts';
import { fromPromise } from 'xstate';

export const deleteAccountActor = ({ client, members, session }: Services) => {
  const member = () => session()?.member ?? '';
  const findSent = async () => {
    const sent = await members.read('deletion.v1');
    return sent?.member === member() ? sent : undefined;
  };
  return deleteAccountMachine.provide({
    actors: {
      findSent: fromPromise(async () => (await findSent()) !== undefined),
      loadTerms: fromPromise(() => loadDeletionTerms(client)),
      deleteAccount: fromPromise(async ({ input: { password, terms } }) => {
        if (!terms) throw new Failure('invalid');
        // Kept before it is sent: whoever comes back can only ask about this one.
        const intentId = crypto.randomUUID();
        await members.write('deletion.v1', { member: member(), intentId });
        try {
          await deleteAccount(client, { intentId, password, given: terms.given });
        } catch (error) {
          if (toFailure(error).kind === 'rejected') await members.remove('deletion.v1');
          throw error;
        }
      }),
      askOutcome: fromPromise(async () => {
        const sent = await findSent();
        if (!sent) return false;
        if (await isDeletedBy(client, sent.intentId)) return true;
        // A copy that is still on its way deletes nothing from now on.
        await closeDeletion(client, sent.intentId);
        const isDeleted = await isDeletedBy(client, sent.intentId);
        if (!isDeleted) await members.remove('deletion.v1');
        return isDeleted;
      }),
    },
  });
};

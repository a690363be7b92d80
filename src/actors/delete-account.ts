import { closeDeletion, deleteAccount, isDeletedBy, loadDeletionTerms } from '#api/own-data.ts';
import { Failure, toFailure } from '#domain/failure.ts';
import { deleteAccountMachine } from '#machines/delete-account/delete-account.machine.ts';
import type { Services } from '#services/services.ts';
import { removeAllOf } from '#storage/gone-member.ts';
import { fromPromise } from 'xstate';

export const deleteAccountActor = ({ client, members, session }: Services) => {
  const member = () => session()?.member ?? '';
  const findSent = async () => {
    const sent = await members.read('deletion.v1');
    return sent?.member === member() ? sent : undefined;
  };
  /** Kept before it is sent: whoever comes back asks by it, and so does each tab that sent one meanwhile. */
  const keepSent = async () => {
    let sent = { member: member(), intentId: crypto.randomUUID() as string };
    await members.update('deletion.v1', (kept) => {
      if (kept?.member === sent.member) sent = kept;
      return sent;
    });
    return sent;
  };
  const drop = (intentId: string) =>
    members.update('deletion.v1', (kept) => (kept?.intentId === intentId ? undefined : kept));
  /** Also what signing out would keep for their return. A device that can't forget it now doesn't undo the deletion. */
  const forget = (whose: string) => removeAllOf(whose).catch(() => undefined);
  return deleteAccountMachine.provide({
    actors: {
      findSent: fromPromise(async () => (await findSent()) !== undefined),
      loadTerms: fromPromise(() => loadDeletionTerms(client)),
      deleteAccount: fromPromise(async ({ input: { password, terms } }) => {
        if (!terms) throw new Failure('invalid');
        const { member: whose, intentId } = await keepSent();
        try {
          await deleteAccount(client, { intentId, password, given: terms.given });
        } catch (error) {
          // A device that can't forget it doesn't take the reason away.
          if (toFailure(error).kind === 'rejected') await drop(intentId).catch(() => undefined);
          throw error;
        }
        await forget(whose);
      }),
      askOutcome: fromPromise(async () => {
        const sent = await findSent();
        if (!sent) return false;
        let isDeleted = await isDeletedBy(client, sent.intentId);
        if (!isDeleted) {
          // A copy that is still on its way deletes nothing from now on.
          await closeDeletion(client, sent.intentId);
          isDeleted = await isDeletedBy(client, sent.intentId);
        }
        await (isDeleted ? forget(sent.member) : drop(sent.intentId));
        return isDeleted;
      }),
    },
  });
};

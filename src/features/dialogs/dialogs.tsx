/**
 * The dialogs that menus open, loaded when they are opened: create a team and customer service (product 2.5), and the
 * check for an update (product 14.3).
 */
import { openedLazily } from '#kit/opened-code.tsx';
import { useQuery } from '#kit/query.ts';
import { useCallback, useState } from 'react';

const dialogs = {
  createTeam: openedLazily(async () => (await import('#features/invitation/create-team.tsx')).CreateTeam),
  customerService: openedLazily(
    async () => (await import('#features/customer-service/customer-service.tsx')).CustomerService,
  ),
  update: openedLazily(async () => (await import('#features/update/update.tsx')).Update),
};
type DialogName = keyof typeof dialogs;

const isDialog = (name: string): name is DialogName => Object.hasOwn(dialogs, name);

/** @returns what opens one, and the one that is open, to be rendered: at first that of the address's `?dialog=` */
export function useDialogs() {
  const asked = useQuery('dialog');
  const [name, setName] = useState<DialogName | null>(isDialog(asked) ? asked : null);
  const close = useCallback(() => setName(null), []);
  const Dialog = name && dialogs[name];
  return { open: setName, dialog: Dialog && <Dialog onClose={close} /> };
}

/**
 * The dialogs that menus open, loaded when they are opened: create a team and customer service (product 2.5), and the
 * check for an update (product 14.3).
 */
import { useOpenedCode } from '#kit/opened-code.ts';
import { useQuery } from '#kit/query.ts';
import { useCallback, useState } from 'react';

const dialogs = {
  createTeam: async () => (await import('#features/invitation/create-team.tsx')).CreateTeam,
  customerService: async () => (await import('#features/customer-service/customer-service.tsx')).CustomerService,
  update: async () => (await import('#features/update/update.tsx')).Update,
};
type DialogName = keyof typeof dialogs;

const isDialog = (name: string): name is DialogName => Object.hasOwn(dialogs, name);

function Dialog({ name, onClose }: { name: DialogName; onClose: () => void }) {
  const { Opened } = useOpenedCode(dialogs[name], { isOpen: true, onClose });
  return Opened && <Opened onClose={onClose} />;
}

/** @returns what opens one, and the one that is open, to be rendered: at first that of the address's `?dialog=` */
export function useDialogs() {
  const asked = useQuery('dialog');
  const [name, setName] = useState<DialogName | null>(isDialog(asked) ? asked : null);
  const close = useCallback(() => setName(null), []);
  return { open: setName, dialog: name && <Dialog key={name} name={name} onClose={close} /> };
}

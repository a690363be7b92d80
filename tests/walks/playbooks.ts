/** How each machine is played in the browser, by its folder; or why nobody can play it by itself. */
import type { Playbook } from './playbook.ts';
import { withdrawalBook } from './withdrawal.ts';

export const playbooks: Readonly<Record<string, Playbook>> = {
  withdrawal: withdrawalBook,
};

/** Machines without a playbook of their own, each with the reason. */
export const playedByOthers: Readonly<Record<string, string>> = {
  settlement: 'under every money flow, in the place of its "settling"',
};

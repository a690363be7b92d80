import { Failure } from '#domain/failure.ts';
import { done, failed } from '../model/happening.ts';
import { walkOf } from '../model/walk.ts';
import { looked } from './samples.ts';
import { installMachine, type InstallContext } from './install.machine.ts';
import type { Flow } from '../flow.ts';

const events = {
  'lookAround done: a prompt': looked({ hasPrompt: true }),
  'lookAround done: an iPhone': looked({ guide: 'ios' }),
  'lookAround done: no prompt': looked(),
  'lookAround done: installed': looked({ isInstalled: true }),
  'lookAround failed': failed('lookAround', new Failure('storage')),
  'openPrompt done: accepted': done('openPrompt', 'accepted'),
  'openPrompt done: dismissed': done('openPrompt', 'dismissed'),
  'rememberOffer done': done('rememberOffer'),
};

const facts = ({ hasPrompt, guide }: InstallContext) => [hasPrompt && 'a prompt', guide === 'ios' && 'an iPhone'];

/** In the settings. */
export const installWalk = walkOf(installMachine, { input: { isOffer: false }, events, facts });

/** After a success. */
export const offeredInstallWalk = walkOf(installMachine, {
  name: 'offered',
  input: { isOffer: true },
  events: { ...events, 'lookAround done: offered before': looked({ hasPrompt: true, wasOffered: true }) },
  facts,
});

export const flow: Flow = {
  flow: 'installing the app',
  home: '`#/user/system`; `#/user/receiveincome` once, after a success',
  gallery: { address: '/user/system', places: { refused: 'refused' } },
};

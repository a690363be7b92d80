import { codes } from '#contract/codes.ts';
import { Failure } from '#domain/failure.ts';
import type { Flow } from '../flow.ts';
import { done, failed } from '../model/happening.ts';
import { walkOf } from '../model/walk.ts';
import { passkey, passkeyOffer } from '../samples.ts';
import { passkeysMachine } from './passkeys.machine.ts';

export const passkeysWalk = walkOf(passkeysMachine, {
  events: {
    'passkey.add': { type: 'passkey.add', hasFundPassword: true },
    'passkey.choose': { type: 'passkey.choose', passkey },
    'name typed': { type: 'name.type', text: 'Phone' },
    'name emptied': { type: 'name.type', text: '' },
    'password typed': { type: 'password.type', text: 'Harbour2026' },
    'offerPasskey done': done('offerPasskey', passkeyOffer),
    'offerPasskey failed': failed('offerPasskey', new Failure('rejected', codes.wrongFundPassword, 'four tries left')),
    'makePasskey done': done('makePasskey', 'credential'),
    'makePasskey failed': failed('makePasskey', new Failure('rejected', codes.passkeyDismissed)),
    'addPasskey failed': failed('addPasskey', new Failure('offline')),
    'renamePasskey failed': failed('renamePasskey', new Failure('offline')),
    'removePasskey failed': failed('removePasskey', new Failure('offline')),
  },
  facts: ({ name, password, failure }) => [name !== '' && 'name', password !== '' && 'password', failure && 'failure'],
});

export const flow: Flow = {
  flow: 'adding, naming and removing passkeys',
  home: '`#/user/passkeys`',
  gallery: {
    address: '/user/passkeys',
    places: { form: 'form (name, password)', making: 'making (name)', adding: 'adding (name)' },
  },
};

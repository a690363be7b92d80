import { Failure } from '#domain/failure.ts';
import type { Flow } from '../flow.ts';
import { failed } from '../model/happening.ts';
import { walkOf } from '../model/walk.ts';
import { passkey } from '../samples.ts';
import { passkeysMachine } from './passkeys.machine.ts';

export const passkeysWalk = walkOf(passkeysMachine, {
  events: {
    'passkey.choose': { type: 'passkey.choose', passkey },
    'name typed': { type: 'name.type', text: 'Phone' },
    'name emptied': { type: 'name.type', text: '' },
    'password typed': { type: 'password.type', text: 'Harbour2026' },
    'addPasskey failed': failed('addPasskey', new Failure('offline')),
    'renamePasskey failed': failed('renamePasskey', new Failure('offline')),
    'removePasskey failed': failed('removePasskey', new Failure('offline')),
  },
  facts: ({ name, password, failure }) => [name !== '' && 'name', password !== '' && 'password', failure && 'failure'],
});

export const flow: Flow = {
  flow: 'adding, naming and removing passkeys',
  home: '`#/user/passkeys`',
  gallery: { address: '/user/passkeys', places: { form: 'form (name, password)' } },
};

import { Failure } from '#domain/failure.ts';
import type { Flow } from '../flow.ts';
import { done, failed } from '../model/happening.ts';
import { walkOf } from '../model/walk.ts';
import { deleteAccountMachine } from './delete-account.machine.ts';
import { deletionTerms } from './samples.ts';

export const deleteAccountWalk = walkOf(deleteAccountMachine, {
  events: {
    'password.type': { type: 'password.type', password: 'Harbour2026' },
    'findSent: one went out': done('findSent', true),
    'findSent: none': done('findSent', false),
    'findSent failed': failed('findSent', new Failure('storage')),
    'loadTerms done': done('loadTerms', deletionTerms),
    'loadTerms failed': failed('loadTerms', new Failure('offline')),
    'deleteAccount: other amounts': failed('deleteAccount', new Failure('rejected', 2007)),
    'deleteAccount: wrong password': failed('deleteAccount', new Failure('rejected', 1105)),
    'deleteAccount: not kept': failed('deleteAccount', new Failure('storage')),
    'deleteAccount without an answer': failed('deleteAccount', new Failure('timeout')),
    'askOutcome: deleted': done('askOutcome', true),
    'askOutcome: not deleted': done('askOutcome', false),
    'askOutcome failed': failed('askOutcome', new Failure('offline')),
  },
  facts: ({ password, failure }) => [password !== '' && 'password', failure && 'failure'],
});

export const flow: Flow = {
  flow: 'deleting the account',
  home: '`#/user/data`',
  gallery: { address: '/user/data', places: { password: 'password (password)' } },
};

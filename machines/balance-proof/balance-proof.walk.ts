import { Failure } from '#domain/failure.ts';
import { done, failed } from '../model/happening.ts';
import { walkOf } from '../model/walk.ts';
import { balanceProofMachine } from './balance-proof.machine.ts';
import { statement, uncounted, verdict } from './samples.ts';
import type { Flow } from '../flow.ts';

export const balanceProofWalk = walkOf(balanceProofMachine, {
  events: {
    'loadStatement done: a leaf': done('loadStatement', statement),
    'loadStatement done: nothing held': done('loadStatement', uncounted),
    'loadStatement failed': failed('loadStatement', new Failure('offline')),
    'verify done: proven': done('verify', verdict(null)),
    'verify done: refuted': done('verify', verdict('root')),
    'verify failed': failed('verify', new Failure('invalid')),
  },
});

export const flow: Flow = {
  flow: 'is my balance in the published totals?',
  home: '`#/index/proof`',
  gallery: { address: '/index/proof' },
};

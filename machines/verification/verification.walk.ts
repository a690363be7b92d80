/** A first code, one that can go to one place only, and the way back after one that was over. */
import { walkOf } from '../model/walk.ts';
import { alone, arrived, input, over, type } from './samples.ts';
import { verificationMachine, type VerificationContext } from './verification.machine.ts';
import type { Flow } from '../flow.ts';

const events = {
  'sendCode done': arrived,
  'code.type: six': type('123456'),
  'code.type: five': type('12345'),
  'code.type: six, offline': { ...type('123456'), isOffline: true },
} as const;

const facts = ({ sent, code }: VerificationContext) => [sent && 'a code is out', code.length === 6 && 'complete'];

export const verificationWalk = walkOf(verificationMachine, { input, events, facts });

export const aloneVerificationWalk = walkOf(verificationMachine, { name: 'alone', input: alone, events, facts });

export const resumedVerificationWalk = walkOf(verificationMachine, { name: 'resumed', input: over, events, facts });

export const flow: Flow = {
  flow: 'a one-time code',
  home: '`fundPassword`, `register` and `resetPassword`, as `verifying`',
  gallery: { address: null, hidden: { choice: 'passing', entered: 'passing' } },
};

/** Adding an address. */
import { addressProblems, type AddressDraft } from '#domain/payee.ts';
import { addresses } from '../samples.ts';
import { done } from '../model/happening.ts';
import { walkOf } from '../model/walk.ts';
import { createPayeeFormMachine } from './payee-form.machine.ts';
import type { Flow } from '../flow.ts';

const [{ id, chain, address }] = addresses;

export const payeeFormWalk = walkOf(createPayeeFormMachine<AddressDraft & Record<string, string>>(addressProblems), {
  input: { payeeId: '' },
  events: {
    'loadDraft done': done('loadDraft', { currency: 'USDT', chain: '', address: '', payeeLabel: '' }),
    'field.change: chain': { type: 'field.change', field: 'chain', value: chain },
    'field.change: address': { type: 'field.change', field: 'address', value: address },
    'save done': done('save', { id }),
  },
  facts: ({ draft }) => [
    draft !== null && draft.chain !== '' && 'chain',
    draft !== null && draft.address !== '' && 'address',
  ],
});

export const flow: Flow = {
  flow: 'adding or editing one of them',
  home: '`#/user/addAddress`, `#/user/CaddAddress`',
  gallery: { address: '/user/addAddress' },
};

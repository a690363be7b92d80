/**
 * What the contract's schemas mark (contract/marks.ts), read while building: the inspector has names alone, no schemas that
 * other screens would have to share with it.
 */
import type { Plugin } from 'vite';
import { endpoints } from '#contract/contract.ts';
import { marksOf } from '#contract/marks.ts';

const marksModule = 'virtual:contract-marks';

export const contractMarks: Plugin = {
  name: 'contract-marks',
  resolveId: (id) => (id === marksModule ? `\0${marksModule}` : null),
  load: (id) =>
    id === `\0${marksModule}` ? `export const contractMarks = ${JSON.stringify(marksOf(endpoints))};` : null,
};

/** What the contract's schemas mark. */
import { endpoints } from '#contract/contract.ts';
import { marksOf } from '#contract/marks.ts';

export const marks = marksOf(endpoints);

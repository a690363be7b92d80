/** The income backend: one handler for each endpoint of contract/income.ts. */
import type { income } from '#contract/income.ts';
import type { Handlers } from '#sandbox/handler.ts';
import { incomes, takeIncome } from './income/income.ts';

export const incomeHandlers: Handlers<typeof income> = { incomes, takeIncome };

/** The income backend: one handler for each of its endpoints. */
import type { contract } from '#contract/contract.ts';
import type { Handlers } from '#sandbox/handler.ts';
import { incomes, takeIncome } from './income/income.ts';
import { today } from './income/today.ts';

export const incomeHandlers: Handlers<typeof contract.income> = { today, incomes, takeIncome };

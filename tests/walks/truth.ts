/** What a money flow has to say once it was cut short. */
import { expect } from '@playwright/test';
import type { MoneySide, Playbook, Stage } from './playbook.ts';
import { Player } from './player.ts';
import { playbooks } from './playbooks.ts';

export interface MoneyBook {
  book: Playbook;
  money: MoneySide;
}

export const moneyBooks: readonly MoneyBook[] = Object.values(playbooks).flatMap((book) =>
  book.money ? [{ book, money: book.money }] : [],
);

/** Of the money flows the one whose tab is killed by day, too, and the one whose session ends. */
export const isKilledByDay = ({ book }: MoneyBook): boolean => book.machine === 'purchase';
export const isRefusedByDay = ({ book }: MoneyBook): boolean => book.machine === 'withdrawal';

/** Opened again and led to its end without sending anything anew, a flow says whether the move happened, and the book agrees. */
export async function expectTruth(
  { book, money }: MoneyBook,
  stage: Stage,
  { state, before }: { state: string; before: number },
): Promise<void> {
  const player = new Player(book, stage);
  await expect(player.frame).toBeVisible();
  const end = await player.conclude();
  const isDone = state === money.done || end === money.done;
  expect(await money.count(stage), `${state}, then ${end}`).toBe(before + (isDone ? 1 : 0));
}

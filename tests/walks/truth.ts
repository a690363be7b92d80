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

/** Cut short in a browser by `npm test` too: money out, and money spent. */
export const isCutByDay = ({ book }: MoneyBook): boolean => ['purchase', 'withdrawal'].includes(book.machine);

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

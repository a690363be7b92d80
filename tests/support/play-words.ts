import type { Page } from '@playwright/test';

/** Amounts of the screen that it runs in without their hatch, or without words in sight that say that they are play money: in their region, or beside them (rule P1). */
export const playProblemsHere = (): string[] => {
  const isShown = (one: Element) => one.checkVisibility();
  return [...document.querySelectorAll('[data-play]')].filter(isShown).flatMap((amount) => {
    // What a button names is said in its region, or by the screen that it is a part of.
    const whole = amount.closest('button') && amount.closest('main, [role="dialog"]');
    const region = amount.closest('[data-play-region]') ?? whole ?? amount.parentElement;
    const isSaid = [...(region?.querySelectorAll('[data-words]') ?? [])].some(isShown);
    const isHatched = getComputedStyle(amount).backgroundImage.includes('repeating-linear-gradient');
    return [
      ...(isSaid ? [] : [`no words of play money near ${amount.textContent}`]),
      ...(isHatched ? [] : [`no hatch under ${amount.textContent}`]),
    ];
  });
};

export const playProblems = (page: Page): Promise<string[]> => page.evaluate(playProblemsHere);

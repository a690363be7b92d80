/**
 * Where the focus goes when the button that was pressed is gone (product 2.10): one goes on from where it stood. It may go while
 * a sheet is open that it led to, or a choice of files.
 */
import { focusOn } from './focus-on.ts';

/** What was pressed last, and what stands around it, from the inside. */
let pressed: HTMLElement[] = [];
/** Below a list, as what reads on: the row before it. */
let before: HTMLElement | undefined;

const places = 'main :is(li, fieldset, section, div[data-machine])';
const rows = 'a[href], button:enabled, li';

/** What an event in a screen is about; null beside it, in a sheet. */
const targetIn = ({ target }: Event): Element | null =>
  target instanceof Element && target.closest('main') ? target : null;

export function press(event: Event): void {
  const target = targetIn(event);
  // One of ours is no press: it opens the choice of files.
  if (!target || !event.isTrusted) return;
  pressed = [];
  const button = target.closest<HTMLElement>('button');
  for (let one = button; one; one = one.parentElement) pressed.push(one);
  const list = button?.parentElement;
  const isAbove = (one: HTMLElement) => one.compareDocumentPosition(button ?? one) & Node.DOCUMENT_POSITION_FOLLOWING;
  before = list?.matches('[data-machine]')
    ? [...list.querySelectorAll<HTMLElement>(rows)].filter(isAbove).at(-1)
    : undefined;
}

/** Somebody did something else since. */
export function forgetPressed(event: Event): void {
  if (targetIn(event)) pressed = [];
}

/** After each change: unless a step or a dialog has taken the focus by now. @param otherwise where nothing is left of what stood around it */
export function faceLoss(otherwise: () => void): void {
  const [button, ...around] = pressed;
  if (!button || button.isConnected) return;
  const row = before;
  requestAnimationFrame(() =>
    setTimeout(() => {
      // A sheet keeps it until it closes.
      if (pressed[0] !== button || document.activeElement?.closest('[data-sheet], [role="dialog"]')) return;
      pressed = [];
      if (document.activeElement !== document.body) return;
      const place = row?.isConnected ? row : around.find((one) => one.isConnected && one.matches(places));
      if (place) focusOn(place, { preventScroll: true });
      else otherwise();
    }),
  );
}

/** Where the focus goes when the button that was pressed is gone (product 2.10): one goes on from where it stood. */
import { focusOn } from './focus-on.ts';

/** What was pressed last, and what stands around it, from the inside. */
let pressed: HTMLElement[] = [];
/** Below a list, as what reads on: the row before it. */
let before: HTMLElement | undefined;

const places = 'main :is(li, fieldset, section, div[data-machine])';
const rows = 'a[href], button:enabled, li';

export function press({ target }: Event): void {
  pressed = [];
  const button = target instanceof Element ? target.closest<HTMLElement>('main button') : null;
  for (let one = button; one; one = one.parentElement) pressed.push(one);
  const list = button?.parentElement;
  const isAbove = (one: HTMLElement) => one.compareDocumentPosition(button ?? one) & Node.DOCUMENT_POSITION_FOLLOWING;
  before = list?.matches('[data-machine]')
    ? [...list.querySelectorAll<HTMLElement>(rows)].filter(isAbove).at(-1)
    : undefined;
}

/** Somebody did something else since. */
export function forgetPressed(): void {
  pressed = [];
}

/** After each change: unless a step or a dialog has taken the focus by now. @param otherwise where nothing is left of what stood around it */
export function faceLoss(otherwise: () => void): void {
  const [button, ...around] = pressed;
  if (!button || button.isConnected) return;
  pressed = [];
  const row = before;
  requestAnimationFrame(() =>
    setTimeout(() => {
      if (document.activeElement !== document.body) return;
      const place = row?.isConnected ? row : around.find((one) => one.isConnected && one.matches(places));
      if (place) focusOn(place, { preventScroll: true });
      else otherwise();
    }),
  );
}

/**
 * Where the focus goes when what a member faces changes (product 2.10): to the first field of a step, or else to its
 * heading, so that one can type on, and a screen reader says where one is; and to the first field that is refused. A page
 * that is opened to fill in its form begins in the first field that is empty.
 */

const field = ':is(input:not([type=radio], [type=checkbox], [type=file]), select, textarea):not([readonly], :disabled)';
const machine = '[data-machine]';
const refused = '[aria-invalid="true"]';

/** A form that its page is opened for. */
const begins = 'form[data-begins]';

/** Frames in which the member has done something: what only has been loaded opens no keyboard. */
const touched = new WeakSet<Element>();
/** Refused fields count from when a form is sent until it is typed into again. */
let isSent = false;

function focusOn(element: HTMLElement | null): void {
  if (!element) return;
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus();
}

function firstEmpty(frame: ParentNode): HTMLElement | undefined {
  const fields = frame.querySelectorAll<HTMLInputElement>(`${begins} ${field}`);
  return [...fields].find(({ value }) => value === '');
}

function faceStep(frame: HTMLElement): void {
  scrollTo(0, 0);
  if (touched.has(frame)) {
    const found = [refused, field, 'h2', 'h1'].map((what) => frame.querySelector<HTMLElement>(what));
    focusOn(found.find((one) => one !== null) ?? frame);
  } else (firstEmpty(frame) ?? frame).focus({ preventScroll: true });
}

function faceRefusal(): void {
  if (!isSent || document.activeElement?.matches(refused)) return;
  focusOn(document.querySelector<HTMLElement>(refused));
}

/** For as long as the page lives. */
export function moveFocus(): void {
  const touch = ({ target }: Event) => {
    let frame = target instanceof Element ? target.closest(machine) : null;
    for (; frame; frame = frame.parentElement?.closest(machine) ?? null) touched.add(frame);
  };
  document.addEventListener('click', touch, true);
  const send = (event: Event) => {
    touch(event);
    isSent = true;
  };
  // Before the form itself hears of it: by then its fields are marked.
  document.addEventListener('submit', send, true);
  document.addEventListener('input', () => (isSent = false));
  document.addEventListener('step', ({ target }) => target instanceof HTMLElement && faceStep(target));
  // The page may have been there before this file.
  if (document.activeElement === document.body) firstEmpty(document)?.focus({ preventScroll: true });
  new MutationObserver(faceRefusal).observe(document.body, { subtree: true, attributeFilter: ['aria-invalid'] });
}

/**
 * Where the focus goes when what a member faces changes (product 2.10): to the first field of a step, or else to its
 * heading, so that one can type on, and a screen reader says where one is; and to the first field that is refused. A page
 * that is opened to fill in its form begins in the first field that is empty.
 */
import { isSettled } from './scroll-back.ts';

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

/** Whether the member is still where they pressed, in another view of the screen. */
let isInView = false;

function faceStep(frame: HTMLElement): void {
  // One may have gone on meanwhile. Of a view that was read, too, nothing else has begun.
  if (!frame.isConnected || (isInView && !touched.has(frame))) return;
  // Who came back is being brought to where they were.
  if (isSettled()) scrollTo(0, 0);
  if (touched.has(frame)) {
    const found = [refused, field, 'h2', 'h1'].map((what) => frame.querySelector<HTMLElement>(what));
    focusOn(found.find((one) => one !== null) ?? frame);
  } else (firstEmpty(frame) ?? frame).focus({ preventScroll: true });
}

function faceRefusal(): void {
  if (!isSent || document.activeElement?.matches(refused)) return;
  focusOn(document.querySelector<HTMLElement>(refused));
}

/** What a view says of itself: its month, or that there is nothing. */
const said = 'main [data-said]';

/** Says it: a live region that comes with its words is silent, and a view is new as a whole. */
const voice = document.createElement('p');

/** How a control is known again. */
const marks = ['id', 'name', 'href'] as const;

/** The same control in another view. One that would bring a keyboard over what was found gives way to its form's button. */
function sameAs(held: Element): HTMLElement | undefined {
  const isSame = (one: Element) =>
    marks.some((mark) => one.hasAttribute(mark) && one.getAttribute(mark) === held.getAttribute(mark));
  const same = [...document.querySelectorAll<HTMLElement>('main :is([id], [name], [href])')].filter(isSame);
  // Two filters may lead to one address.
  const again = same.find(({ textContent }) => textContent === held.textContent) ?? same[0];
  if (!again?.matches(field) || !matchMedia('(pointer: coarse)').matches) return again;
  return again.closest('form')?.querySelector<HTMLElement>('[type="submit"]') ?? again;
}

/** The screen's name has the focus where nothing else can. A page within another one (the gallery's) takes it from nobody. */
function focusTitle(): void {
  const title = document.querySelector<HTMLElement>('main h1');
  if (self === top || document.hasFocus()) title?.focus({ preventScroll: true });
}

/** How long what a view reads may take. Ours; ms. */
const longest = 10_000;

let held: Element = document.body;
let stopLooking = (): void => undefined;

function leaveView(): void {
  held = document.activeElement ?? document.body;
  stopLooking();
  voice.textContent = '';
}

function look(): void {
  const isLost = document.activeElement === document.body && held !== document.body;
  if (isLost || document.activeElement?.matches('main h1')) sameAs(held)?.focus({ preventScroll: true });
  if (isLost && document.activeElement === document.body) focusTitle();
  const words = [...document.querySelectorAll(said)].map(({ textContent }) => textContent).join('. ');
  if (voice.textContent !== words) voice.textContent = words;
}

/** What was pressed may come later, with what is read; it has the focus unless the member went on meanwhile. */
function faceView(): void {
  const changes = new MutationObserver(look);
  const timer = setTimeout(() => stopLooking(), longest);
  isInView = true;
  stopLooking = () => {
    isInView = false;
    clearTimeout(timer);
    changes.disconnect();
  };
  changes.observe(document.body, { subtree: true, childList: true });
  look();
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
  // With the frame that shows it: what moves the focus lays out all that was just drawn.
  document.addEventListener('step', ({ target }) => requestAnimationFrame(() => faceStep(target as HTMLElement)));
  voice.className = 'sr-only';
  voice.setAttribute('aria-live', 'polite');
  document.body.append(voice);
  for (const touch of ['pointerdown', 'keydown']) addEventListener(touch, () => stopLooking());
  // `navigation.ts` tells: of a screen with another path the shell has the focus.
  document.addEventListener('leave', leaveView);
  document.addEventListener('view', faceView);
  document.addEventListener('other', focusTitle);
  // The page may have been there before this file.
  if (document.activeElement === document.body) firstEmpty(document)?.focus({ preventScroll: true });
  new MutationObserver(faceRefusal).observe(document.body, { subtree: true, attributeFilter: ['aria-invalid'] });
}

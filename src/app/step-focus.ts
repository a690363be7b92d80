/**
 * Where the focus goes when what a member faces changes (product 2.10): to the name of another screen; to the first field of a
 * step, or else to its heading, so that one can type on, and a screen reader says where one is; and to the first field that is
 * refused. A page that is opened to fill in its form begins in the first field that is empty.
 */
import { shownAddress } from './hash-location.ts';
import { focusOn } from './focus-on.ts';
import { faceLoss, forgetPressed, press } from './lost-focus.ts';
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

function firstEmpty(frame: ParentNode): HTMLElement | undefined {
  const fields = frame.querySelectorAll<HTMLInputElement>(`${begins} ${field}`);
  return [...fields].find(({ value }) => value === '');
}

/** Whether the member is still where they pressed, in another view of the screen. */
let isInView = false;

/** Says it: a live region that comes with its words is silent, and a view is new as a whole. */
const voice = document.createElement('p');

function say(words: readonly string[]): void {
  const text = words.filter(Boolean).join('. ');
  if (voice.textContent !== text) voice.textContent = text;
}

const newsIn = (frame: HTMLElement): string[] =>
  [...frame.querySelectorAll<HTMLElement>('[role="status"]')].map(({ innerText }) => innerText.trim());

function faceStep(frame: HTMLElement): void {
  // One may have gone on meanwhile. Of a view that was read, too, nothing else has begun.
  if (!frame.isConnected || (isInView && !touched.has(frame))) return;
  // Who came back is being brought to where they were.
  if (isSettled()) scrollTo(0, 0);
  // Also what came by itself: an outcome that was asked for meanwhile.
  say(newsIn(frame));
  if (touched.has(frame)) {
    const found = [refused, field, 'h2', 'h1'].map((what) => frame.querySelector<HTMLElement>(what));
    focusOn(found.find((one) => one !== null) ?? frame);
    return;
  }
  // What was only read takes the focus from nobody.
  const isFree = document.activeElement === document.body;
  (firstEmpty(frame) ?? (isFree ? frame : null))?.focus({ preventScroll: true });
}

function faceRefusal(): void {
  if (!isSent || document.activeElement?.closest(refused)) return;
  focusOn(document.querySelector<HTMLElement>(refused));
}

/** Sent again with what was refused already: no mark changes. @param held what had the focus as it was sent */
function faceRefusedAgain(form: EventTarget | null, held: Element | null): void {
  if (!isSent || !(form instanceof Element) || !form.querySelector(refused)) return;
  if (held !== document.activeElement || !held?.matches(refused)) {
    faceRefusal();
    return;
  }
  const ids = held.getAttribute('aria-describedby')?.split(' ') ?? [];
  say(ids.map((id) => document.getElementById(id)?.innerText ?? ''));
}

/** What a view says of itself: its month, or that there is nothing. */
const said = 'main [data-said]';

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

/** The screen that was faced last; undefined until there is one. */
let screen: string | undefined;
/** There was no name yet for the focus: a screen waits for its code, or until it may be written in. */
let isNameless = false;

const titleHere = (): HTMLElement | null => document.querySelector('main h1');

/** The screen's name has the focus where nothing else can. A page within another one (the gallery's) takes it from nobody. */
function focusTitle(): void {
  const title = titleHere();
  isNameless = title === null;
  // What lies on top keeps it.
  const isCovered = title?.closest('[aria-hidden="true"]');
  if (!isCovered && (self === top || document.hasFocus())) title?.focus({ preventScroll: true });
}

/** A screen reader says where one is, as soon as that has a name. */
function faceScreen(): void {
  const shown = titleHere()?.closest('main')?.dataset['screen'];
  if (shown === undefined) return;
  const isOther = screen !== undefined && shown !== screen;
  if (isOther || isNameless) {
    // With the frame that shows it, as steps do.
    requestAnimationFrame(() => {
      if (isOther || document.activeElement === document.body) focusTitle();
    });
  }
  screen = shown;
  isNameless = false;
}

/** How long what a view reads may take. Ours; ms. */
const longest = 10_000;

let held: Element = document.body;
let stopLooking = (): void => undefined;

function leaveView(): void {
  held = document.activeElement ?? document.body;
  stopLooking();
  say([]);
}

function look(): void {
  const isLost = document.activeElement === document.body && held !== document.body;
  if (isLost || document.activeElement?.matches('main h1')) sameAs(held)?.focus({ preventScroll: true });
  if (isLost && document.activeElement === document.body) focusTitle();
  say([...document.querySelectorAll(said)].map(({ textContent }) => textContent));
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

/**
 * For as long as the page lives.
 * @param first the address that it began with
 */
export function moveFocus(first: string): void {
  const touch = ({ target }: Event) => {
    if (!(target instanceof Element)) return;
    let frame = target.closest(machine);
    for (; frame; frame = frame.parentElement?.closest(machine) ?? null) touched.add(frame);
    // The buttons of a sheet stand beside what they change.
    for (const inSheet of target.closest('[data-sheet]')?.querySelectorAll(machine) ?? []) touched.add(inSheet);
  };
  document.addEventListener('click', touch, true);
  document.addEventListener('click', press, true);
  const send = (event: Event) => {
    touch(event);
    isSent = true;
    say([]);
    const [form, held] = [event.target, document.activeElement];
    requestAnimationFrame(() => faceRefusedAgain(form, held));
  };
  // Before the form itself hears of it: by then its fields are marked.
  document.addEventListener('submit', send, true);
  document.addEventListener('input', () => (isSent = false));
  // With the frame that shows it: what moves the focus lays out all that was just drawn.
  document.addEventListener('step', ({ target }) => requestAnimationFrame(() => faceStep(target as HTMLElement)));
  voice.className = 'sr-only';
  voice.setAttribute('aria-live', 'polite');
  document.body.append(voice);
  const goOn = (event: Event) => {
    stopLooking();
    forgetPressed(event);
  };
  for (const touch of ['pointerdown', 'keydown']) addEventListener(touch, goOn);
  // `navigation.ts` tells: of a screen with another path, its name is looked for.
  document.addEventListener('leave', leaveView);
  document.addEventListener('view', faceView);
  document.addEventListener('other', focusTitle);
  // The page may have been there before this file.
  if (document.activeElement === document.body) firstEmpty(document)?.focus({ preventScroll: true });
  // Who was quick is on another one by now, and may have begun there.
  if (shownAddress() !== first) {
    if (document.activeElement?.closest('main')) isNameless = true;
    else screen = '';
  }
  const faceChange = () => {
    faceScreen();
    faceLoss(focusTitle);
  };
  faceChange();
  new MutationObserver(faceChange).observe(document.body, { subtree: true, childList: true });
  new MutationObserver(faceRefusal).observe(document.body, { subtree: true, attributeFilter: ['aria-invalid'] });
}

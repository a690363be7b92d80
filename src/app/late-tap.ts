/**
 * A tap on the picture of a start (`still.ts`) is not lost: what was pressed is pressed once the screen is there, found by its words and
 * nearest to where it stood in the picture. What moves money has to be pressed again.
 */
import { uncovered, type Tapped } from './still.ts';

const pressable = ':is(a, button, summary)';

/** Far enough for parts above it that have grown since, CSS px. */
const reach = 120;

const middleOf = (element: Element): { x: number; y: number } => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

const isAt = (element: Element, { clientX, clientY }: Tapped): boolean => {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return left <= clientX && clientX <= right && top <= clientY && clientY <= bottom;
};

function press({ detail: tapped }: CustomEvent<Tapped | undefined>): void {
  const pictured = tapped && [...document.querySelectorAll(`#still ${pressable}`)].find((one) => isAt(one, tapped));
  if (!pictured) return;
  const { x, y } = middleOf(pictured);
  const distanceOf = (element: Element) => Math.hypot(middleOf(element).x - x, middleOf(element).y - y);
  const [nearest] = [...document.querySelectorAll<HTMLElement>(`#root ${pressable}`)]
    .filter((one) => one.localName === pictured.localName && one.textContent === pictured.textContent)
    .toSorted((a, b) => distanceOf(a) - distanceOf(b));
  if (!nearest || distanceOf(nearest) > reach || nearest.dataset['movesMoney'] !== undefined) return;
  // The picture is taken away right after this.
  queueMicrotask(() => nearest.click());
}

/** For as long as the page lives: one picture is all that it shows. */
export const followLateTap = (): void => addEventListener(uncovered, press as EventListener, { once: true });

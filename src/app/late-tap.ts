/**
 * A tap on the picture of a start (`still.ts`) is not lost: what was pressed is pressed once the screen is there in its place, unless
 * it moves money, or something else stands there now.
 */
import { uncovered, type Tapped } from './still.ts';

const pressable = 'a, button, summary';

const isAt = (element: Element, { clientX: x, clientY: y }: Tapped): boolean => {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return left <= x && x <= right && top <= y && y <= bottom;
};

/** For as long as the page lives: one picture is all that it shows. */
export function followLateTap(): void {
  const press = ({ detail: tapped }: CustomEvent<Tapped | undefined>) => {
    const pictured =
      tapped && [...document.querySelectorAll(`#still :is(${pressable})`)].find((one) => isAt(one, tapped));
    if (!pictured) return;
    // The picture is taken away right after this.
    queueMicrotask(() => {
      const found = document.elementFromPoint(tapped.clientX, tapped.clientY)?.closest<HTMLElement>(pressable);
      const isSame = found?.localName === pictured.localName && found.textContent === pictured.textContent;
      if (isSame && found.dataset['movesMoney'] === undefined) found.click();
    });
  };
  addEventListener(uncovered, press as EventListener, { once: true });
}

/**
 * What lies on top of a screen without an address of its own: a dialog, a picture, a step of a flow. Each is an entry of
 * the history with the screen's address, so that Back closes it and stays on the screen (product 2.9).
 */
import { useEffectEvent, useLayoutEffect } from 'react';
import { entryHere } from './history-entry.ts';

interface Layer {
  /** @returns false if it can't be closed now */
  close: () => boolean;
}

/** From the lowest to the one on top. */
const layers: Layer[] = [];
let isReturning = false;
let isLeaving = false;
/** A layer is gone, and its entry not yet: Back, pressed now, would only take that away. */
let isClosing = false;

/** As the entry says. */
const open = (): number => entryHere().layers ?? 0;

function goBack(steps: number): void {
  isReturning = true;
  history.go(-steps);
}

/** The same layer again, in another state of the flow, has its entry already. */
function enter(): void {
  if (open() < layers.length) history.pushState({ ...entryHere(), layers: layers.length }, '');
}

/** The address under the layers. */
let under = '';

/** Brings what is open to what the entry says. Of a screen that is left, nothing is closed: it is gone as it was. */
function settle(): void {
  const isOurs = isReturning;
  isReturning = false;
  if (isLeaving || location.hash !== under) layers.length = 0;
  const asked = open();
  // Who pressed Back on a layer that closed by itself meant the screen, unless another step took its place.
  const isMeant = isClosing && !isOurs && asked === layers.length && location.hash === under;
  if (asked > layers.length || isMeant) return goBack(asked - layers.length + Number(isMeant));
  // What opened while the entry of an earlier layer was left needs one of its own: nobody asked to close it.
  if (isOurs) return enter();
  while (layers.length > asked) {
    if (!layers.at(-1)?.close()) return enter();
    layers.pop();
  }
}

let isWatching = false;

/** From the first call on. A reload closes layers: their entries are left. */
export function watchLayers(): void {
  if (isWatching) return;
  isWatching = true;
  addEventListener('popstate', settle);
  settle();
}

/** Does what leaves the screen, once no entry of its layers is on top. */
export function leaveLayers(leave: () => void): void {
  if (!isReturning && open() === 0) {
    isLeaving = false;
    leave();
    return;
  }
  isLeaving = true;
  addEventListener('popstate', () => leaveLayers(leave), { once: true });
  if (!isReturning) goBack(open());
}

/**
 * @param close what the phone's Back does; null while it can't be closed
 * @param hasEscape so does the Escape key; dialogs know it by themselves
 */
export function useLayer(isOpen: boolean, close: (() => void) | null, hasEscape = false): void {
  const onClose = useEffectEvent(() => {
    close?.();
    return close !== null;
  });
  // With what is shown, not after it: Back may be pressed as soon as a step is seen.
  useLayoutEffect(() => {
    if (!isOpen) return;
    const layer: Layer = { close: () => onClose() };
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && layers.at(-1) === layer) onClose();
    };
    watchLayers();
    under = location.hash;
    layers.push(layer);
    enter();
    if (hasEscape) addEventListener('keydown', onKey);
    return () => {
      removeEventListener('keydown', onKey);
      const at = layers.indexOf(layer);
      if (at < 0) return;
      layers.splice(at, 1);
      isClosing = true;
      // In a task of its own: who closed it may be leaving the screen by now.
      setTimeout(() => {
        isClosing = false;
        const left = open() - layers.length;
        if (!isReturning && left > 0) goBack(left);
      });
    };
  }, [isOpen, hasEscape]);
}

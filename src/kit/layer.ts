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
/** Entries of theirs in the history, as last seen; while we go back, how many will be left. */
let entries = 0;
let isReturning = false;
let isLeaving = false;
/** The address under the layers. */
let under = '';

/** As the entry says. */
const open = (): number => entryHere().layers ?? 0;

function goBack(steps: number): void {
  isReturning = true;
  entries = open() - steps;
  history.go(-steps);
}

/** Makes the history have an entry for each layer. While it goes back it takes none: `settle` comes here again. */
function align(): void {
  if (isReturning) return;
  entries = open();
  if (entries > layers.length) goBack(entries - layers.length);
  if (entries >= layers.length) return;
  entries = layers.length;
  history.pushState({ ...entryHere(), layers: entries }, '');
}

/** Back counts from what is seen, whatever of the history is still to follow it. Of a screen that is left, nothing is closed. */
function settle(): void {
  const steps = entries - open();
  entries = open();
  isReturning = false;
  if (isLeaving || location.hash !== under) layers.length = 0;
  else if (steps > layers.length) return history.go(layers.length - steps);
  else {
    const left = layers.length - Math.max(steps, 0);
    while (layers.length > left && layers.at(-1)?.close()) layers.pop();
  }
  align();
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
    align();
    if (hasEscape) addEventListener('keydown', onKey);
    return () => {
      removeEventListener('keydown', onKey);
      const at = layers.indexOf(layer);
      if (at < 0) return;
      layers.splice(at, 1);
      // In a task of its own: who closed it may be leaving the screen by now.
      setTimeout(align);
    };
  }, [isOpen, hasEscape]);
}

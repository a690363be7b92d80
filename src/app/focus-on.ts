/** Also on what can't be reached by keys: a name, a list, a row. Of a choice, on what can be chosen. */
export function focusOn(found: HTMLElement | null, options?: FocusOptions): void {
  const element = found?.matches('[role="radiogroup"]') ? found.querySelector<HTMLElement>('input:enabled') : found;
  if (!element) return;
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus(options);
}

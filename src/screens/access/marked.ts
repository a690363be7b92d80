/** After a form was sent: takes the focus to its first field that is marked, once that is drawn; it may be out of sight. */
export function focusMarked(form: HTMLFormElement): void {
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}

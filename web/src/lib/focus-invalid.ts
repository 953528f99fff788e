/** Leads to the first field that is marked as wrong, once the marks are drawn. */
export function focusInvalid(form: HTMLFormElement): void {
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
}

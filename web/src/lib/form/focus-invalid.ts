/** As long as a mark may take to be drawn, half a second of frames. */
const FRAMES = 30

/** Leads to the first field that is marked as wrong, once the marks are drawn: whoever calls does not know when. */
export function focusInvalid(form: HTMLFormElement, frames = FRAMES): void {
  requestAnimationFrame(() => {
    const field = form.querySelector<HTMLElement>('[aria-invalid="true"]')
    if (field) field.focus()
    else if (frames > 1) focusInvalid(form, frames - 1)
  })
}

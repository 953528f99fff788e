/** In CSS pixels: how far the page is scrolled, how tall it is, and how much of it the window shows. */
export type ScrollPosition = { top: number; height: number; viewport: number }

export type ScrollButtonsShown = { up: boolean; down: boolean }

const appearsAfter = 300
const edge = 100

/** Which buttons of the floating control are there: none before 300 px, neither within 100 px of where it leads. */
export function scrollButtons({ top, height, viewport }: ScrollPosition): ScrollButtonsShown {
  const shown = top > appearsAfter
  return { up: shown && top > edge, down: shown && height - viewport - top > edge }
}

/** The place of the chat on the page: a corner of a wide screen, most of a narrow one. */
export const panelClass =
  'fixed right-2 bottom-2 left-2 z-40 flex max-h-[min(40rem,calc(100dvh-1rem))] flex-col overflow-hidden rounded-card border border-rule bg-sheet text-ink shadow-lift sm:right-4 sm:bottom-4 sm:left-auto sm:w-[25rem]'

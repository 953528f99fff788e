/** The small empty sheet before each document of a set. */
export function SheetMark() {
  return <span aria-hidden="true" className="mt-1 h-3.5 w-[11px] shrink-0 rounded-[1.5px] border-[1.2px] border-act" />
}

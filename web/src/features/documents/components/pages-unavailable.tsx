/** Where the pages cannot be drawn: the files are what counts, and they are there. */
export function PagesUnavailable() {
  return (
    <p role="status" className="rounded-page border border-rule bg-sheet p-4 text-center text-[13.5px] text-soft">
      The pages cannot be shown here. The download works all the same.
    </p>
  )
}

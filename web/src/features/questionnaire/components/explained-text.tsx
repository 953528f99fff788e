import { useId } from 'react'
import type { Term } from '../api/get-questionnaire.ts'
import { explained } from '../model/glossary.ts'

/** A text in which each legal word can be opened for its meaning. */
export function ExplainedText({ text, terms }: { text: string; terms: readonly Term[] }) {
  const id = useId()
  return explained(text, terms).map((piece, index) =>
    piece.meaning === undefined ? (
      piece.text
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never change places
      <Word key={index} id={`${id}-${index}`} word={piece.text} meaning={piece.meaning} />
    )
  )
}

/**
 * The browser's own popover, under its word: opens on click or Enter, closes with Escape or a click elsewhere.
 * The reading position goes into it, so that a screen reader reads it out, and back to the word afterwards.
 */
function Word({ id, word, meaning }: { id: string; word: string; meaning: string }) {
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-haspopup="dialog"
        className="-my-1 rounded-control py-1 font-[inherit] text-ink underline decoration-act decoration-dotted decoration-2 underline-offset-4 hover:decoration-solid"
      >
        {word}
      </button>
      <span
        id={id}
        popover="auto"
        role="dialog"
        tabIndex={-1}
        aria-labelledby={`${id}-word`}
        aria-describedby={`${id}-meaning`}
        onToggle={({ newState, currentTarget }) => {
          if (newState === 'open') currentTarget.focus({ preventScroll: true })
        }}
        className="meaning rounded-card border border-rule bg-sheet p-5 font-sans text-[15px] text-ink shadow-lift"
      >
        <b id={`${id}-word`} className="mb-1 block font-serif text-lg font-[560] first-letter:uppercase">
          {word}
        </b>
        <span id={`${id}-meaning`}>{meaning}</span>
      </span>
    </>
  )
}

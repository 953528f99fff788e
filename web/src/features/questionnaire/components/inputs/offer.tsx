type OfferProps = { lead?: string; text: string; onTake: () => void }

/** A likelier answer, one touch away; nothing changes by itself. */
export function Offer({ lead = 'Did you mean', text, onTake }: OfferProps) {
  return (
    <p role="status" className="text-[14px] text-soft">
      {`${lead} `}
      <button
        type="button"
        onClick={onTake}
        className="min-h-11 rounded-control text-left font-semibold text-act underline underline-offset-4"
      >
        {text}
      </button>
      ?
    </p>
  )
}

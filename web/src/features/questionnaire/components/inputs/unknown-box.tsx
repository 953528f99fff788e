type UnknownBoxProps = { checked: boolean; onChange: (checked: boolean) => void }

/** For what nobody knows by heart: a blank line is printed instead. */
export function UnknownBox({ checked, onChange }: UnknownBoxProps) {
  return (
    <label className="inline-flex min-h-11 items-center gap-3 text-[15px] text-soft">
      <input
        type="checkbox"
        className="size-[18px] accent-act"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      I don't know yet: print a blank line to fill in by hand
    </label>
  )
}

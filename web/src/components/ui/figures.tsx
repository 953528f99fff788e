type FiguresProps = { figures: readonly { value: string; label: string }[] }

/** A few numbers side by side. One without a value is not shown. */
export function Figures({ figures }: FiguresProps) {
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-7 lg:grid-cols-4">
      {figures
        .filter(({ value }) => value !== '')
        .map(({ value, label }) => (
          <div key={label} className="flex flex-col-reverse justify-end border-l border-rule pl-4">
            <dt className="text-[14px] text-soft">{label}</dt>
            <dd className="font-serif text-[28px] leading-tight font-[560]">{value}</dd>
          </div>
        ))}
    </dl>
  )
}

import clsx from 'clsx'
import type { InputProps } from './input-props.ts'

/** Radio buttons drawn as cards. Two short ones stand side by side. */
export function ChoiceInput({ field, value, onChange, labelledBy, describedBy, invalid }: InputProps) {
  const options = field.options ?? []
  const short = options.length === 2 && options.every((option) => option.length < 16)
  return (
    <div
      role="radiogroup"
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      aria-required={field.required}
      aria-invalid={invalid || undefined}
      className={clsx('grid gap-2.5', short && 'sm:grid-cols-2')}
    >
      {options.map((option) => (
        <label
          key={option}
          className="flex min-h-13 items-start gap-3 rounded-control border border-rule bg-sheet px-4 py-3.5 hover:border-edge has-checked:border-act has-checked:bg-act-wash has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-act"
        >
          <input
            type="radio"
            name={`${labelledBy}-choice`}
            value={option}
            checked={value === option}
            onChange={() => onChange(option)}
            className="mt-[3px] size-[18px] shrink-0 appearance-none rounded-full border-[1.5px] border-soft outline-none checked:border-[5.5px] checked:border-act"
          />
          {option}
        </label>
      ))}
    </div>
  )
}

import type { IconNode } from 'lucide'
import { type ComponentProps, createElement } from 'react'

type IconProps = ComponentProps<'svg'> & { of: IconNode; size: number }

/** A line drawing in the colour of the text. Nobody is read it unless it has a label. */
export function Icon({ of: parts, size, ...rest }: IconProps) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it stands beside words, or has a label
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden={rest['aria-label'] === undefined}
      {...rest}
    >
      {parts.map(([tag, shape]) => createElement(tag, { key: JSON.stringify(shape), ...shape }))}
    </svg>
  )
}

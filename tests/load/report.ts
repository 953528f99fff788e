export interface Figure {
  name: string
  value: string
  /** What it is held against, measured in the same run or promised. */
  limit: string
  fine: boolean
  /** What it was lost by, where that is known. */
  note?: string
}

export const section = (title: string) => process.stdout.write(`\n${title}\n`)

export function report(figures: Figure[]): void {
  for (const { name, value, limit, fine, note = '' } of figures) {
    process.stdout.write(
      `  ${name.padEnd(44)} ${value.padStart(12)}   ${limit.padStart(22)}   ${fine ? '' : '← beyond its limit'} ${note}\n`
    )
  }
}

/** The value below which this share of the samples lies. */
export function percentile(samples: number[], share: number): number {
  const sorted = [...samples].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

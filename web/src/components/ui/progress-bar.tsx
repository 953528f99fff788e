type ProgressBarProps = { percent: number; label: string }

export function ProgressBar({ percent, label }: ProgressBarProps) {
  return (
    <progress
      value={percent}
      max={100}
      aria-label={label}
      className="block h-1 w-full appearance-none overflow-hidden rounded-full bg-rule [&::-moz-progress-bar]:bg-act [&::-webkit-progress-bar]:bg-rule [&::-webkit-progress-value]:bg-act [&::-webkit-progress-value]:transition-[inline-size]"
    />
  )
}

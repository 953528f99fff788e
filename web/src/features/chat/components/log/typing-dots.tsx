const delays = ['', '[animation-delay:0.15s]', '[animation-delay:0.3s]']

export function TypingDots({ who }: { who: string }) {
  return (
    <p className="flex items-center gap-2 text-[13px] text-soft">
      <span className="flex gap-1" aria-hidden="true">
        {delays.map((delay) => (
          <span key={delay} className={`size-1.5 animate-bounce rounded-full bg-soft ${delay}`} />
        ))}
      </span>
      {who} is typing…
    </p>
  )
}

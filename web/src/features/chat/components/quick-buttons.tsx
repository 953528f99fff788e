const sentences = ['Connect me to a specialist', 'Trouble logging in', 'What does it cost?', 'Can I get my money back?']

export function QuickButtons({ onSay }: { onSay: (sentence: string) => void }) {
  return (
    <fieldset className="flex flex-wrap gap-2 px-5 pb-3">
      <legend className="sr-only">Quick questions</legend>
      {sentences.map((sentence) => (
        <button
          key={sentence}
          type="button"
          onClick={() => onSay(sentence)}
          className="min-h-11 rounded-full border border-rule px-3.5 text-[13.5px] text-soft hover:border-edge hover:text-ink"
        >
          {sentence}
        </button>
      ))}
    </fieldset>
  )
}

import { timeline } from '../../../../content/story.ts'

export function Timeline() {
  return (
    <div>
      <h2 className="text-section">The years so far</h2>
      <ol className="mt-5">
        {timeline.map((milestone) => (
          <li key={milestone.year} className="grid grid-cols-[4.5rem_1fr] border-t border-rule py-4">
            <p className="font-serif text-[20px] text-act">
              <time dateTime={milestone.year}>{milestone.year}</time>
            </p>
            <div>
              <h3 className="text-[19px]">{milestone.title}</h3>
              <p className="mt-1 text-[15px] text-soft">{milestone.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  )
}

import { blocksOf } from '../model/blocks.ts'

/** An article's plain text: paragraphs, and lists where lines begin with a dash. */
export function ArticleText({ content }: { content: string }) {
  return (
    <div className="grid gap-4 text-[16px]">
      {blocksOf(content).map((block) =>
        block.kind === 'list' ? (
          <ul key={block.text} className="grid list-disc gap-1.5 pl-5">
            {block.lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        ) : (
          <p key={block.text} className="whitespace-pre-line">
            {block.text}
          </p>
        )
      )}
    </div>
  )
}

import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../components/ui/button.tsx'
import { voteArticle } from '../api/vote-article.ts'

/** One vote for each opening of the article: whoever opens it again may vote again. */
export function ArticleVote({ id }: { id: string }) {
  const [vote, setVote] = useState<'helpful' | 'not helpful' | null>(null)

  const said = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (vote) said.current?.scrollIntoView({ block: 'nearest' })
  }, [vote])

  function choose(chosen: 'helpful' | 'not helpful') {
    setVote(chosen)
    void voteArticle(id, chosen === 'helpful')
  }

  return (
    <div className="mt-6 border-t border-rule pt-5" data-print="no">
      <h3 className="text-lg">Was this article helpful?</h3>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button look="quiet" disabled={vote !== null} onClick={() => choose('helpful')}>
          Helpful
        </Button>
        <Button look="quiet" disabled={vote !== null} onClick={() => choose('not helpful')}>
          Not helpful
        </Button>
      </div>
      <p ref={said} role="status" className="mt-3 text-[15px] empty:hidden">
        {vote === 'helpful' ? <span className="text-act">Thank you! We are glad that it helped.</span> : null}
        {vote === 'not helpful' ? (
          <span className="text-note">
            We are sorry that this did not help. Write to us, and we will answer your question.
          </span>
        ) : null}
      </p>
    </div>
  )
}

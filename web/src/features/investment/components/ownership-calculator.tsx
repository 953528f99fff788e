import { useState } from 'react'
import { TextField } from '../../../components/ui/fields/text-field.tsx'
import { ownership } from '../model/ownership.ts'

/** What a SAFE comes to, worked out in the browser. */
export function OwnershipCalculator() {
  const [invested, setInvested] = useState('250000')
  const [cap, setCap] = useState('5000000')
  const percent = ownership(Number(invested), Number(cap))
  return (
    <div className="rounded-card border border-rule bg-sheet p-6">
      <h3 className="text-[22px]">What does a SAFE come to?</h3>
      <div className="mt-4 grid gap-4 sm:grid-cols-2">
        <TextField
          label="Money put in, in dollars"
          type="number"
          inputMode="numeric"
          min={1}
          value={invested}
          onChange={(event) => setInvested(event.target.value)}
        />
        <TextField
          label="Post-money cap, in dollars"
          type="number"
          inputMode="numeric"
          min={1}
          value={cap}
          onChange={(event) => setCap(event.target.value)}
        />
      </div>
      <p aria-live="polite" className="mt-4">
        {percent === null ? (
          'The cap has to be at least what is put in.'
        ) : (
          <>
            <b className="font-serif text-[26px] font-[560]">{`${Number(percent.toFixed(2))}%`}</b> of the company,
            before the next round adds shares.
          </>
        )}
      </p>
    </div>
  )
}

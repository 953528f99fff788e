const steps = [
  {
    title: 'Review documents',
    text: 'Read every page. Names, dates and amounts must be exactly right; you can still change an answer.'
  },
  {
    title: 'File with court',
    text: 'Sign as the filing kit in your packet says. It names the court or office of your state and its fee, if this paper has to be filed at all.'
  },
  { title: 'Serve documents', text: 'Where someone must be told, the kit says who, how and by when.' }
]

/** What happens after the download, in three steps. */
export function FilingSteps() {
  return (
    <section aria-labelledby="filing-steps">
      <h2 id="filing-steps" className="mb-3 text-2xl">
        What to do with them
      </h2>
      <ol className="grid gap-5 sm:grid-cols-3">
        {steps.map((step, index) => (
          <li key={step.title} className="border-t-2 border-act pt-3">
            <p className="text-[13.5px] text-soft">{`Step ${index + 1}`}</p>
            <h3 className="mt-0.5 text-lg">{step.title}</h3>
            <p className="mt-1.5 text-[14.5px] text-soft">{step.text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}

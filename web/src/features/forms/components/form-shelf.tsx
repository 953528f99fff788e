import type { Form } from '../model/form.ts'
import { FormCard } from './form-card.tsx'

type FormShelfProps = { forms: readonly Form[]; questionnairePath: (form: Form) => string }

export function FormShelf({ forms, questionnairePath }: FormShelfProps) {
  return (
    <>
      <p role="status" className="sr-only">
        {forms.length === 1 ? '1 form' : `${forms.length} forms`}
      </p>
      {forms.length === 0 ? (
        <div className="rounded-card border border-dashed border-edge px-6 py-16 text-center">
          <h2 className="text-2xl">No forms found</h2>
          <p className="mt-2 text-soft">Try another word, or all categories.</p>
        </div>
      ) : (
        <div className="grid grid-cols-[repeat(auto-fill,minmax(min(330px,100%),1fr))] gap-5">
          {forms.map((form) => (
            <FormCard key={form.id} form={form} questionnairePath={questionnairePath(form)} />
          ))}
        </div>
      )}
    </>
  )
}

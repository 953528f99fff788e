import { ButtonLink } from '../../../components/ui/button.tsx'
import { PaperList } from '../../../components/ui/paper/paper-list.tsx'
import { dollars } from '../../../lib/money.ts'
import type { Form } from '../model/form.ts'
import { BlankFormButton } from './blank-form-button.tsx'

const shownDocuments = 3

type FormCardProps = { form: Form; questionnairePath: string }

export function FormCard({ form, questionnairePath }: FormCardProps) {
  return (
    <article className="flex flex-col gap-3 rounded-card border border-rule bg-sheet p-6">
      <p className="flex justify-between gap-2 text-[12.5px] text-soft">
        <span>{form.category}</span>
        {form.popular ? <span className="font-semibold text-note">Popular</span> : null}
      </p>
      <h2 className="text-[22px]">{form.title}</h2>
      <p className="text-[15px] text-soft">{form.description}</p>
      <PaperList papers={form.documents} label="Included documents" most={shownDocuments} />
      <div className="mt-auto grid gap-4 pt-2">
        <p className="font-serif text-[26px] leading-none font-[560]">
          {dollars(form.price)}{' '}
          <span className="ml-0.5 font-sans text-[13px] font-normal text-soft">{form.duration}</span>
        </p>
        <div className="grid gap-2">
          <ButtonLink to={questionnairePath} aria-label={`Create Custom, ${form.title}`}>
            Create Custom
          </ButtonLink>
          <BlankFormButton form={form} />
        </div>
      </div>
    </article>
  )
}

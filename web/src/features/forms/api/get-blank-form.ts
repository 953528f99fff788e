import { ApiError } from '../../../lib/api/api-error.ts'
import { apiBlob } from '../../../lib/api/files.ts'
import type { Body } from '../../../lib/api/routes.ts'
import type { Form } from '../model/form.ts'

const blank = 'POST /api/documents/generate-template'
const attempts = 5
const pauseMs = 3_000

/** The blank form as a PDF. One that has just changed is still being made: then it is asked for again, a few times. */
export async function getBlankForm(form: Pick<Form, 'id' | 'title' | 'category'>): Promise<Blob> {
  const body: Body<typeof blank> = {
    service_id: form.id,
    service_title: form.title,
    service_category: form.category,
    template_type: 'basic'
  }
  for (let attempt = 1; ; attempt++) {
    try {
      return await apiBlob(blank, { body, accept: 'application/pdf, application/json' })
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'not-ready' || attempt === attempts) throw error
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
    }
  }
}

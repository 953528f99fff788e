import { useQueryClient } from '@tanstack/react-query'
import { type FormOptions, useForm } from '../../../../lib/form/use-form.ts'

/** A form after which every staff list is read anew. */
export function useStaffForm({ send, ...options }: FormOptions) {
  const queries = useQueryClient()
  return useForm({
    ...options,
    send: async (typed, form) => {
      const text = await send(typed, form)
      void queries.invalidateQueries({ queryKey: ['admin'] })
      return text
    }
  })
}

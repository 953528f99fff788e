import { useMutation } from '@tanstack/react-query'
import { api } from '../../../lib/api/client.ts'
import type { Body } from '../../../lib/api/routes.ts'

const contact = 'POST /api/contact'
export type ContactMessage = Body<typeof contact>

export function useSendContact() {
  return useMutation({
    mutationFn: (body: ContactMessage) => api(contact, { body })
  })
}

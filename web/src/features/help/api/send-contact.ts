import { useMutation } from '@tanstack/react-query'
import { api } from '../../../lib/api/client.ts'

export type ContactMessage = { name: string; email: string; subject: string; message: string }

export function useSendContact() {
  return useMutation({
    mutationFn: (body: ContactMessage) => api<{ message: string }>('/contact', { method: 'POST', body })
  })
}

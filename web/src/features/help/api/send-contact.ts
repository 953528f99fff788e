import { api } from '../../../lib/api/client.ts'
import type { Body } from '../../../lib/api/routes.ts'

const contact = 'POST /api/contact'

export const sendContact = (body: Body<typeof contact>) => api(contact, { body })

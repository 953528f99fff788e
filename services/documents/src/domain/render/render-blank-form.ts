import type { ServiceContent } from '../../content/library.ts'
import { renderPacket } from './render-packet.ts'

/** The blank form as one page to print: every answer a line to fill in, for one state or (without) the general rule. */
export function renderBlankForm(service: ServiceContent, state?: string, issuedOn = new Date()): string {
  const answers = state === undefined ? {} : { state }
  return renderPacket(service, answers, { kind: 'blank-form', generationId: 'blank', issuedOn })
}

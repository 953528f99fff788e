import { auditTemplate, type TemplateUse } from '../../src/domain/render/audit/template-audit.ts'

/** A template that cannot be read names nothing; the parser says where it stopped. */
export function readTemplate(source: string): TemplateUse {
  try {
    return auditTemplate(source)
  } catch (error) {
    const [where = '', ...rest] = String(error instanceof Error ? error.message : error).split('\n')
    return {
      ...auditTemplate(''),
      complaints: [`${where} ${rest.at(-1) ?? ''}; close each block that is opened, in order`]
    }
  }
}

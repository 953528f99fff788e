/** What the packet is called on the customer's disk. */
export const PACKET_NAME = 'Legal_Documents.pdf'
export const ZIP_NAME = 'Legal_Documents.zip'

/** `Last Will and Testament` becomes `Last_Will_and_Testament.pdf`: plain letters, so that no header and no disk minds. */
export function fileNameOf(title: string): string {
  const plain = title
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .replace(/[^A-Za-z0-9-]+/g, '_')
    .replace(/^_+|_+$/g, '')
    .slice(0, 100)
  return `${plain || 'Document'}.pdf`
}

/** Numbered, so that they sort as in the packet and no two are alike. */
export const nameInZip = (position: number, title: string): string =>
  `${String(position).padStart(2, '0')}_${fileNameOf(title)}`

/** `Last Will and Testament` becomes `last_will_and_testament_template.pdf`, as the site names the file too. */
export const blankFormNameOf = (title: string): string =>
  `${title.toLowerCase().replace(/[^a-z0-9]/g, '_')}_template.pdf`

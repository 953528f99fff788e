/** The SHA-256 of a file in lower-case hexadecimal, computed where the file is. */
export async function sha256Of(file: Blob): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer())
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

const PDF_SIGNATURE = '%PDF-'

/** Whether a file begins as a PDF does, whatever its name says. */
export async function isPdf(file: Blob): Promise<boolean> {
  return (await file.slice(0, PDF_SIGNATURE.length).text()) === PDF_SIGNATURE
}

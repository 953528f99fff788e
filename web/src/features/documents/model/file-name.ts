/** `Last Will & Testament` → `Last_Will_Testament.pdf`. */
export function fileName(title: string): string {
  return `${title.replace(/[^\p{L}\p{N}]+/gu, '_').replace(/^_|_$/g, '')}.pdf`
}

/** What a customer is told about a file's size. */
export function fileSize(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`
}

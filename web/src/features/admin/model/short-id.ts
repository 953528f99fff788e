/** As the specification shows ids to staff: the last eight characters, or N/A. */
export function shortId(id: string | null | undefined): string {
  return id ? id.slice(-8) : 'N/A'
}

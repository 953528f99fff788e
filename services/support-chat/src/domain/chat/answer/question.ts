/** What people say around a question; it would match every article. */
const AROUND =
  /\b(?:please|hi|hello|hey|can|could|would|do|does|did|i|you|we|my|me|get|got|want|need|like|help|know|tell|question|formwright|thanks?)\b/gi

/** The words to look for. A question made of such words alone is looked for as it is. */
export function searchedWords(text: string): string {
  const rest = text.slice(0, 500).replace(AROUND, ' ').replace(/\s+/g, ' ').trim()
  return rest === '' ? text.slice(0, 500) : rest
}

/** A set as documents tells it to `/internal/generations/:id`. */
export interface DocumentSet {
  service_title: string
  state_name: string | null
  email: string | null
  documents: SetFile[]
  packet: SetFile | null
  filing: { title: string; text: string; points: string[] }[]
  expires_at: string | null
}

export interface SetFile {
  id: string
  title: string
  pages: number
  bytes: number
  sha256: string
}

import { TextField } from '../../../components/ui/fields/text-field.tsx'

/** The password once more, before what cannot be taken back. */
export function OwnPassword({ error }: { error: string | undefined }) {
  return (
    <TextField
      label="Your password"
      name="password"
      type="password"
      autoComplete="current-password"
      required
      error={error}
    />
  )
}

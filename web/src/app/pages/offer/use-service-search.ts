import type { FormEvent } from 'react'
import { useNavigate } from '../../../lib/router/location.tsx'
import { paths } from '../../paths.ts'

/** Submits a search box (its field is `q`) to the shelf of services. */
export function useServiceSearch(): (event: FormEvent<HTMLFormElement>) => void {
  const navigate = useNavigate()
  return (event) => {
    event.preventDefault()
    const q = String(new FormData(event.currentTarget).get('q') ?? '').trim()
    void navigate(paths.services({ q }))
  }
}

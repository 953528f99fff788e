import type { MailWriter } from '../mail.ts'
import { longDate } from '../writing/in-words.ts'
import { mailTemplate } from '../writing/render.ts'

const render = mailTemplate<{ team: string; endsOn: string; link: string }>('trial')

/** What a trial is and when it ends. Nothing that was typed into the form is repeated: anybody can type an address. */
export const trial =
  ({ origin }: { origin: string }): MailWriter<'trial'> =>
  async ({ team_size, ends_at }) => {
    const team = team_size === 1 ? '1 person' : `${team_size.toLocaleString('en-US')} people`
    const values = { origin, team, endsOn: longDate(ends_at), link: `${origin}/enterprise-hub` }
    return { subject: 'Your Enterprise trial has started', ...render(values) }
  }

import { Suspense, useState } from 'react'
import { Button } from '../../../../components/ui/button.tsx'
import { TextField } from '../../../../components/ui/fields/text-field.tsx'
import { Notice } from '../../../../components/ui/notice/notice.tsx'
import { Skeleton } from '../../../../components/ui/skeleton.tsx'
import { useForm } from '../../../../lib/form/use-form.ts'
import { lazyPart } from '../../../../lib/lazy.ts'
import { beginEnrolment, confirmEnrolment, type Enrolment } from '../../api/second-factor.ts'
import { OwnPassword } from '../own-password.tsx'
import { codeOf } from './code-field.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

const QrCode = lazyPart(
  () => import('./qr-code.tsx').then((m) => m.QrCode),
  () => <Notice tone="note">The QR code could not be loaded. Type the key instead.</Notice>
)

/** Password, then the app, then the recovery codes. */
export function SetUpSecondFactor({ onDone }: { onDone: () => void }) {
  const [enrolment, setEnrolment] = useState<Enrolment | null>(null)
  const [codes, setCodes] = useState<string[] | null>(null)
  if (codes) return <RecoveryCodes codes={codes} onKept={onDone} />
  return enrolment ? <Confirm enrolment={enrolment} onCodes={setCodes} /> : <Begin onBegun={setEnrolment} />
}

function Begin({ onBegun }: { onBegun: (enrolment: Enrolment) => void }) {
  const { sending, said, errorOf, props } = useForm({
    send: async (typed) => {
      onBegun(await beginEnrolment(typed('password')))
      return null
    }
  })
  return (
    <form {...props} className="grid gap-5">
      <p>You need an authenticator app on your telephone, such as the one that your password manager brings.</p>
      <OwnPassword error={errorOf('password')} />
      {said ? <Notice tone={said.tone}>{said.text}</Notice> : null}
      <Button type="submit" disabled={sending} className="justify-self-start">
        {sending ? 'One moment…' : 'Go on'}
      </Button>
    </form>
  )
}

type ConfirmProps = { enrolment: Enrolment; onCodes: (codes: string[]) => void }

function Confirm({ enrolment: { secret, uri }, onCodes }: ConfirmProps) {
  const { sending, said, errorOf, props } = useForm({
    send: async (typed) => {
      onCodes(await confirmEnrolment(codeOf(typed).totp ?? ''))
      return null
    }
  })
  return (
    <form {...props} className="grid gap-6 sm:grid-cols-[13rem_1fr]">
      <Suspense fallback={<Skeleton className="aspect-square w-full max-w-52" />}>
        <QrCode text={uri} label="QR code for your authenticator app" />
      </Suspense>
      <div className="grid min-w-0 content-start gap-5">
        <p>Scan the code with your authenticator app, or type this key into it:</p>
        <p className="rounded-control bg-wash px-4 py-3 font-mono text-[14.5px] break-words">{grouped(secret)}</p>
        <TextField
          label="Code that the app shows"
          name="totp"
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="[0-9]{3} ?[0-9]{3}"
          maxLength={7}
          required
          autoFocus
          hint="Six digits, new every half minute."
          error={errorOf('totp')}
        />
        {said ? <Notice tone={said.tone}>{said.text}</Notice> : null}
        <Button type="submit" disabled={sending} className="justify-self-start">
          {sending ? 'One moment…' : 'Turn it on'}
        </Button>
      </div>
    </form>
  )
}

/** In fours, as a person reads it out. */
const grouped = (secret: string): string => (secret.match(/.{1,4}/g) ?? []).join(' ')

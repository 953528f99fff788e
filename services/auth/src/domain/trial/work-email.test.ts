import { expect, it } from 'vitest'
import { companyDomain, WORK_EMAIL_ALERT, WORK_EMAIL_INLINE } from './work-email.ts'

const refusal = (email: string) => {
  try {
    return companyDomain(email)
  } catch (error) {
    return error
  }
}

it.each([
  'gmail.com',
  'yahoo.com',
  'yahoo.co.uk',
  'yahoo.ca',
  'yahoo.fr',
  'hotmail.com',
  'outlook.com',
  'aol.com',
  'icloud.com',
  'me.com',
  'live.com',
  'msn.com',
  'googlemail.com',
  'protonmail.com',
  'tutanota.com',
  'yandex.com',
  'mail.ru'
])('takes %s, in any spelling and below it, for a personal provider', (domain) => {
  for (const spelling of [domain, domain.toUpperCase(), `mail.${domain}`, `a.b.${domain}`]) {
    expect(refusal(`ada@${spelling}`)).toMatchObject({
      status: 422,
      code: 'work-email-required',
      message: WORK_EMAIL_ALERT,
      errors: [{ field: 'user_email', message: WORK_EMAIL_INLINE }]
    })
  }
})

it.each([['hotmail.co.uk', 'proton.me', 'yandex.ru', 'tuta.com', 'ymail.com'].map((domain) => [domain])].flat())(
  'knows %s as another domain of such a provider',
  (domain) => {
    expect(refusal(`ada@${domain}`)).toMatchObject({ code: 'work-email-required' })
  }
)

it.each([
  ['ada@acme.com', 'acme.com'],
  ['ada@home.com', 'home.com'],
  ['ada@notgmail.com', 'notgmail.com'],
  ['ada@gmail.com.acme.com', 'gmail.com.acme.com'],
  ['ada@gmail.acme.com', 'gmail.acme.com'],
  ['ada@mail.acme.ru', 'mail.acme.ru'],
  ['ada@olive.com', 'olive.com'],
  ['ADA@Law.Acme.Example', 'law.acme.example'],
  ['ada@bücher.example', 'xn--bcher-kva.example']
])('reads the company of %s', (email, domain) => {
  expect(companyDomain(email)).toBe(domain)
})

it('sees through letters that only look like others', () => {
  expect(refusal('ada@ｇｍａｉｌ.com')).toMatchObject({ code: 'work-email-required' })
})

it('refuses what is no domain', () => {
  expect(refusal('ada@acme^.com')).toMatchObject({ status: 422, errors: [{ field: 'user_email' }] })
})

it('says the sentences of the form', () => {
  expect(WORK_EMAIL_INLINE).toBe(
    'Enterprise plan requires a work email. Personal emails (Gmail, Yahoo, etc.) are not accepted.'
  )
  expect(WORK_EMAIL_ALERT).toBe(
    'Enterprise plan requires a work email address. Please use your company email instead of personal email providers (Gmail, Yahoo, Hotmail, etc.).'
  )
})

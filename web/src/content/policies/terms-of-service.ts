import { addOns } from '../add-ons.ts'
import { claims } from '../claims.ts'
import { company, contact } from '../company.ts'
import { plans } from '../plans.ts'
import type { Policy } from './policy.ts'

export const termsOfService: Policy = {
  title: 'Terms of service',
  description:
    'What you agree to when you use Formwright: what it does, what it does not, prices, delivery and liability.',
  updated: '2026-11-21',
  intro:
    'These are the terms between you and Formwright. They are written to be read. The legal disclaimer, the privacy policy and the refund policy are part of them.',
  sections: [
    {
      id: 'agreement',
      title: 'Agreement',
      blocks: [
        'By using this site you accept these terms. If you use it for a company, you say that you may do so, and “you” means the company too. You must be at least 18 years old.'
      ]
    },
    {
      id: 'service',
      title: 'What the service is',
      blocks: [
        'Formwright fills in legal documents from your answers, at your direction, with the wording and the filing instructions of the state you choose. It does so by rules that are the same for everybody.',
        'Formwright is not a law firm, gives no legal advice, and does not represent you. Using it makes no attorney-client relationship. The legal disclaimer says what that means and when you need an attorney.'
      ]
    },
    {
      id: 'your-part',
      title: 'Your part',
      blocks: [
        {
          list: [
            'Answer truthfully, and for yourself or with the consent of the person concerned.',
            'Read every page before you sign. You decide whether a document serves your purpose.',
            'Sign, witness, notarize, file and serve as the instructions and your state ask. A document that is not signed rightly may be worth nothing.',
            'Keep deadlines yourself: preparing a document stops none.'
          ]
        }
      ]
    },
    {
      id: 'access',
      title: 'Accounts and keys',
      blocks: [
        'You can use the service without an account. Then an id that your browser makes is the key to your drafts: whoever has the browser has the key. With an account, a password of 8 to 128 characters opens it, a sign-in lasts 12 hours, and you can end all sessions from any of them.',
        'Links we mail open something for whoever holds them. Do not pass them on. Tell us if you think that somebody else has used yours.'
      ]
    },
    {
      id: 'price',
      title: 'Price and payment',
      blocks: [
        'The price on the card is for the whole set of documents and is charged once. Discount, add-ons and total are shown before you pay; Stripe takes the payment by card, in US dollars. Fees of courts, states, notaries and others are not included and are paid to them.',
        {
          terms: [
            [addOns.documentReview.title, `$${addOns.documentReview.price}, ${addOns.documentReview.turnaround}`],
            [
              addOns.expressConsultation.title,
              `$${addOns.expressConsultation.price}, ${addOns.expressConsultation.turnaround}`
            ],
            [addOns.filingSupport.title, `$${addOns.filingSupport.price}, ${addOns.filingSupport.turnaround}`]
          ]
        },
        'A promo code is for new customers only, one for each e-mail and network address. It is held for you while a payment is open, is yours once you have paid, and is free again if you do not. We may refuse a code that was obtained by going round these rules.'
      ]
    },
    {
      id: 'order',
      title: 'What an order covers',
      blocks: [
        'An order pays for one matter: one will, one company, one divorce. It is bound to your answers when the final documents are first made. After that you may correct answers and make new versions of the same matter as often as you need. Another matter is another order.',
        'A preview before payment is marked DRAFT on every page and must not be signed or filed. Blank forms from the forms library may be used for yourself.'
      ]
    },
    {
      id: 'delivery',
      title: 'Delivery',
      blocks: [
        'Documents are made as PDF files, usually within a minute, shown in your browser and mailed to the address you gave. The download link opens for 30 days; a fresh one is mailed on request, and an account opens its documents at any time. Check the address before you pay: a mail to a wrong one is a mail to a stranger.',
        'If documents cannot be made or delivered for a reason on our side, you may have the whole price back.'
      ]
    },
    {
      id: 'refunds',
      title: 'Refunds',
      blocks: ['30 days, by the table of the refund policy, with the money-back guarantee described there.']
    },
    {
      id: 'plans',
      title: 'Plans and trials',
      blocks: [
        `The ${plans.professional.name} plan (${plans.professional.price} ${plans.professional.per}) and the ${plans.enterprise.name} plan (${plans.enterprise.price} ${plans.enterprise.per}, ${plans.enterprise.seats}) are agreed with our team. This site starts no recurring payment by itself: every payment made on it is a single one. Both can be cancelled at any time without a fee.`,
        `The ${plans.enterprise.trial} asks for a work e-mail address and no credit card. A company has one running trial. It ends by itself and turns into nothing that costs money.`
      ]
    },
    {
      id: 'people',
      title: 'Add-ons, chat and attorneys',
      blocks: [
        'Add-ons are help with documents by our staff, within the stated time from the moment your documents or your question reach them. They are no legal advice.',
        'Chat replies are automated until a specialist joins, and marked as such. Do not rely on them where much is at stake.',
        'The attorney finder sorts a directory by rules that it explains. We recommend nobody, are paid by nobody in it, and are no party to what you agree with an attorney. Entries marked as samples are fictional and show how the finder works.'
      ]
    },
    {
      id: 'fair-use',
      title: 'Fair use',
      blocks: [
        {
          list: [
            'No documents for a fraud, to harass, or in the name of somebody who has not agreed.',
            'No reselling of forms or documents as a service, and no bulk collection of them.',
            'No attempts to reach what belongs to others, to get round limits, or to disturb the service.'
          ]
        },
        'We may slow down, refuse or end use that breaks these rules. Paid documents that were made rightly remain yours.'
      ]
    },
    {
      id: 'ownership',
      title: 'Who owns what',
      blocks: [
        'Your answers and your finished documents are yours. We may use your answers only to provide the service. The templates, questions, texts and the site remain ours; with your order you may use, copy, sign and file the documents made from them for your matter without limit of time.'
      ]
    },
    {
      id: 'availability',
      title: 'Availability and changes of law',
      blocks: [
        `Our target is an uptime of ${claims.uptime.value}; it is a target and no promise. Law changes: each document carries the version of its template, and filing instructions say when a fact was checked. Confirm what a document marks for confirmation.`
      ]
    },
    {
      id: 'liability',
      title: 'Liability and indemnification',
      blocks: [
        'The service is provided as it is. So far as the law allows, our liability is limited to what you paid for the service in question, and we do not answer for indirect loss. This limits nothing that cannot be limited by law.',
        'You answer for claims of others that arise from untrue answers, or from using a document against the law.'
      ]
    },
    {
      id: 'law',
      title: 'Governing law and disputes',
      blocks: [
        `These terms follow the law of the state in which ${company.name} is registered, without regard to its rules on conflicts of law. Write to us first: most things can be settled. Courts, small claims courts included, remain open to you.`
      ]
    },
    {
      id: 'changes',
      title: 'Changes, ending, contact',
      blocks: [
        'When these terms change, their date changes. For an order, the terms of the day it was paid hold. You may stop using the service at any time and delete your account from the dashboard. If one sentence here is void, the others stand.',
        `Questions: ${contact.email} or ${contact.phone}.`
      ]
    }
  ]
}

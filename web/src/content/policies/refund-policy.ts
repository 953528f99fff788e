import { contact } from '../company.ts'
import type { Policy } from './policy.ts'

export const refundPolicy: Policy = {
  title: 'Refund policy',
  description: 'The 30-day window, how much comes back at which point of the work, and how long it takes.',
  updated: '2026-11-22',
  intro:
    'You have 30 days from your payment. Two figures count: the 30-day money-back guarantee, and the table of how far the work has gone. Whoever handles your request sees both and tells you both; the greater one holds.',
  sections: [
    {
      id: 'how-much',
      title: 'How much comes back',
      blocks: [
        {
          table: {
            head: ['Where your order stands', 'Refund'],
            rows: [
              ['Work in progress, 0-25%', '90%'],
              ['Work in progress, 25-75%', '50%'],
              ['Work in progress, 75% and over', 'None'],
              ['Add-ons, if cancelled before completion', '50%'],
              ['Enterprise custom work, within 7 days', '50%'],
              ['Abandoned 60+ days', 'Non-refundable']
            ]
          }
        },
        'Work in progress is the share of the required questions that are answered in the order’s draft. At exactly 25% the higher share holds; from exactly 75% nothing is due. It is 100% once the final documents exist. Looking at previews marked DRAFT costs nothing and counts for nothing.',
        'The percentages are of what you paid, after any promo code. A free order has nothing to give back.',
        'Where the guarantee below gives back more than the table, the guarantee holds.'
      ]
    },
    {
      id: 'examples',
      title: 'Three examples',
      blocks: [
        {
          list: [
            'You paid $149 for an LLC Formation yesterday and answered one question in ten. The table says 90%, $134.10; the guarantee says all, for no final documents are made. You get $149.',
            'You paid $99 for an Uncontested Divorce last week and half of the questions are answered. The table says 50%, $49.50; the guarantee says all. You get $99.',
            'You paid $49 for a Simple Will and the final documents are made. The table says none. If the court refuses the will within the 30 days, tell us: under the guarantee our staff may give back the whole $49.'
          ]
        }
      ]
    },
    {
      id: 'guarantee',
      title: 'The 30-day money-back guarantee',
      blocks: [
        'Within 30 days of your payment, and as long as no final documents were made for your order, everything you paid comes back: the service, and each add-on that is not completed.',
        'An order that must wait, because its papers would say something untrue for now, gives back everything for as long as it waits, however long that is.',
        'Once the final documents are made the table applies. If a court or an office refuses a paper, or the documents are not what we promised (a page is missing, an answer is printed wrongly, the office refuses them for a fault of ours), tell us within 30 days of your payment. We first offer to put it right, which costs nothing: new versions of the same matter are part of your order. If that does not help, we may give back more than the table says, up to the whole price, and write down the reason.'
      ]
    },
    {
      id: 'not-refunded',
      title: 'What cannot be refunded',
      blocks: [
        {
          list: [
            'Fees of others: courts, states, notaries, the post. They were paid to them and not to us.',
            'Orders older than 30 days, and orders that nobody has touched for 60 days or more, but for those that must wait.',
            'Add-ons that are completed.'
          ]
        }
      ]
    },
    {
      id: 'how-to-ask',
      title: 'How to ask',
      blocks: [
        `Write through the contact form on the Help page, to ${contact.email}, or call ${contact.phone}. Give the e-mail address of the order and the last eight characters of its transaction id; both stand on the receipt. A reason helps, and is not required.`,
        {
          terms: [
            [
              'Review',
              'Within 2 business days, usually 1-2. We answer by e-mail with the amount and how it comes about.'
            ],
            ['Processing', '5-7 business days. Cards can take 5-10, depending on the bank.'],
            ['Where it goes', 'Back to the card that paid. We cannot send it elsewhere.']
          ]
        }
      ]
    },
    {
      id: 'after',
      title: 'After a refund',
      blocks: [
        'A refund closes the order: it prints no new documents, and its papers should not be signed or filed. A promo code that was used stays used. Your answers stay yours to read until you delete them.'
      ]
    },
    {
      id: 'plans',
      title: 'Plans and trials',
      blocks: [
        'You can cancel a monthly plan at any time, without a fee; it runs to the end of the month that is paid. The 7-day Enterprise trial needs no credit card and ends by itself, so there is nothing to refund.'
      ]
    },
    {
      id: 'your-law',
      title: 'Your rights by law',
      blocks: ['Nothing here takes away a right that consumer law of your state gives you.']
    }
  ]
}

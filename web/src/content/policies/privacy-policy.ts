import { company, contact } from '../company.ts'
import type { Policy } from './policy.ts'

export const privacyPolicy: Policy = {
  title: 'Privacy policy',
  description:
    'What Formwright stores, where, for how long, who else sees it, and how you take it with you or delete it.',
  updated: '2026-11-21',
  intro:
    'Legal papers hold the most private facts of a life. We ask for what your documents need, keep it sealed, show it to nobody who does not need it, and delete it when you say so.',
  sections: [
    {
      id: 'summary',
      title: 'In short',
      blocks: [
        {
          list: [
            'Your answers and finished PDF files are stored encrypted.',
            'No account is needed. Without one, a secret in your own browser is the only key to your drafts.',
            'We never see your card number: the payment provider does.',
            'There are no cookies, no trackers, no advertising and no analytics of others on this site.',
            'We do not sell or rent personal data, and we do not train models with it.',
            'With an account you download everything or delete everything yourself.'
          ]
        }
      ]
    },
    {
      id: 'what-we-store',
      title: 'What we store, and why',
      blocks: [
        'We store only what somebody typed in or what a step of the service produces.',
        {
          table: {
            head: ['What', 'Why', 'How it is kept'],
            rows: [
              [
                'Your answers to a questionnaire',
                'To print your documents, and to let you come back to them',
                'Encrypted (AES-256-GCM)'
              ],
              ['Your documents (PDF)', 'To deliver them to you', 'Encrypted (AES-256-GCM)'],
              [
                'A fingerprint (SHA-256) of each finished document',
                'So that anybody who holds the file can check that it came from us unaltered',
                'Without your name; the document cannot be rebuilt from it'
              ],
              [
                'The id of your browser (user_id)',
                'To find your drafts without an account',
                'As a hash; the id itself stays with you'
              ],
              [
                'Orders: service, state, price, add-ons, promo code, e-mail address',
                'To charge the right amount, to deliver, to refund, and to keep books',
                'In the payment service alone'
              ],
              [
                'Your network address at checkout',
                'A promo code works once for an e-mail and network address',
                'As a keyed hash'
              ],
              [
                'Account: name, e-mail address, password',
                'To sign you in',
                'The password as an Argon2id hash, which cannot be turned back'
              ],
              [
                'Sign-ins: time, network address, name of the browser',
                'To show you where your account is open, and to slow down guessing',
                'With your account'
              ],
              [
                'Messages: contact form, demo and trial requests, chats handed to a person',
                'To answer you',
                'Read by our support staff'
              ],
              [
                'Mails: kind, recipient, time, whether it was accepted',
                'So that a mail is sent once and not lost',
                'The text is written at the moment of sending and not kept'
              ]
            ]
          }
        },
        'What you type into the attorney finder, also the description of your case, is used for that one search and is neither stored nor logged.'
      ]
    },
    {
      id: 'browser',
      title: 'What your browser keeps',
      blocks: [
        'This site sets no cookies. It uses the storage of your browser for what it needs to work:',
        {
          terms: [
            ['user_id', 'Made by your browser, with 192 random bits. It opens your drafts, so treat it like a key.'],
            ['authToken', 'There while you are signed in. It is valid for 12 hours and removed when you sign out.'],
            [
              'device',
              'Made by your browser when you sign in. It lets you in at once while a stranger guesses at your password, and opens nothing by itself.'
            ],
            ['state', 'The state you chose last, so that nobody asks you twice.'],
            [
              'Until you close the tab',
              'What you typed at checkout, so that a reload does not lose it, and the chat_id that opens your chat.'
            ]
          ]
        },
        'Clearing the data of this site in your browser removes all of it. Without an account you then cannot reach your drafts any more; on a shared computer that may be just what you want.'
      ]
    },
    {
      id: 'others',
      title: 'Who else receives data',
      blocks: [
        'Your browser talks to this site alone until you pay. These are the only others who receive anything:',
        {
          terms: [
            [
              'Stripe (payments)',
              'Receives your card data directly on its own page, and from us the e-mail address, the names of the service and add-ons, and the amount. Your answers never go there.'
            ],
            [
              'The mail provider',
              'Carries our mails to you: receipt, links, and, up to 10 MB, your documents as attachments.'
            ],
            ['The hosting provider', 'Runs the machines on which the encrypted data lies, on our instructions.'],
            [
              'Courts and authorities',
              'Only what a valid order obliges us to give. We tell you unless the law forbids it.'
            ]
          ]
        },
        'Chat replies before a specialist joins are automated. They come from our own help articles and catalogue, not from an outside service.'
      ]
    },
    {
      id: 'how-long',
      title: 'How long we keep it',
      blocks: [
        {
          table: {
            head: ['What', 'How long'],
            rows: [
              [
                'A download link',
                '30 days after the documents are ready; then it closes until you ask for a fresh one'
              ],
              [
                'Drafts, answers and documents of an account or of an order',
                'Until you delete them: nobody wants a will to disappear because a year has passed'
              ],
              [
                'Drafts and previews without an account and without an order',
                '180 days after your last change, preview or mailed link'
              ],
              ['Account', 'Until you delete it'],
              ['Sign-ins', '30 days after they expire'],
              ['Failed log-ins', 'One day'],
              ['Links that verify an address, reset a password or resume a draft', '24 hours, one hour and three days'],
              [
                'Orders and payments',
                'As long as tax and accounting law asks; without your name, address and ids once your account is deleted'
              ],
              ['Messages between our services', '14 to 30 days, those that failed until they are settled'],
              ['Contact messages, demo requests, chats', 'Until you ask us to remove them'],
              ['Logs', 'They hold no names, addresses, answers or network addresses, and ids cut short']
            ]
          }
        }
      ]
    },
    {
      id: 'your-rights',
      title: 'See, take, correct, delete',
      blocks: [
        'Wherever you live, you may:',
        {
          terms: [
            ['See and take', 'Your dashboard exports everything we hold about your account, as one file.'],
            [
              'Correct',
              'Change an answer in the questionnaire; make new versions of your documents under the same order.'
            ],
            [
              'Delete',
              'Your dashboard deletes the account after asking for your password: sessions, answers, drafts, documents and the address in our mail records go; orders stay in the books without you. This cannot be undone.'
            ],
            [
              'Without an account',
              'Open an account in the browser you used: it takes over what that browser made, and you can then export or delete it. Or write to us from your e-mail address: we remove the messages, demo requests and chats that bear it, orders that were never paid, and the address in trial requests and mail records. Paid orders stay in the books.'
            ],
            ['Object or complain', 'Write to us, or to the authority that protects data where you live.']
          ]
        },
        'Nothing is joined to an account by an e-mail address that was not verified: nobody can collect your papers by registering with your address.'
      ]
    },
    {
      id: 'staff',
      title: 'What our staff can see',
      blocks: [
        'Staff see that an order or a document exists: service, amount, date, e-mail address and the first eight characters of an id. Answers stand in no list. To open a document, a member of staff needs the admin role and a link that lives for one minute; who made it, for which document and when is written to an audit log. Refunds, exports of lists and replays are written there as well.'
      ]
    },
    {
      id: 'security',
      title: 'How it is protected',
      blocks: [
        {
          list: [
            'The public site is reached over HTTPS alone. Its pages may load code, fonts and pictures from no other host.',
            'Each service has a database of its own and sees no other. The process that prints your documents cannot list accounts or orders.',
            'Links that act for you are stored as hashes and open once.',
            'Log-ins, promo codes and look-ups are counted and slowed down when somebody tries many.'
          ]
        },
        'No system is perfect. If your data is ever exposed, we tell you and the authorities without delay, and say what we know.'
      ]
    },
    {
      id: 'children',
      title: 'Children',
      blocks: [
        'The service is for adults. Answers about children, for example in a will, are used for your documents and for nothing else.'
      ]
    },
    {
      id: 'changes',
      title: 'Changes and contact',
      blocks: [
        'When this policy changes, its date changes. The text before the change is yours for the asking.',
        `${company.name} is responsible for the data. Questions: ${contact.email} or ${contact.phone}. We answer ${contact.emailReply}.`
      ]
    }
  ]
}

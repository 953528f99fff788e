import { FilingPicture, PreparationPicture, QuestionPicture, ReviewPicture } from './step-pictures.tsx'

export const steps = [
  {
    title: 'Consultation and questions',
    text: 'Choose what you need and your state. The questionnaire asks one thing at a time, in plain words, explains why it asks, and leaves out what does not concern you.',
    you: '15 to 90 minutes of answering. What you do not know yet can stay a blank line.',
    Picture: QuestionPicture
  },
  {
    title: 'AI document preparation',
    text: 'The software chooses the clauses that your answers and your state call for, and sets the documents, usually within a minute. It follows written rules, the same for everybody: nothing is made up, and the same answers give the same words.',
    you: 'Read every page on the screen. The preview marks what your answers filled in.',
    Picture: PreparationPicture
  },
  {
    title: 'Professional review',
    text: 'The questionnaire points out what does not fit together before you print. If you would like a person to look as well, add Document Review: somebody reads your finished set and writes down what they found.',
    you: 'Correct what you like. New versions of the same matter are part of the order.',
    Picture: ReviewPicture
  },
  {
    title: 'Delivery and filing support',
    text: 'The PDF files are in your browser and in your mail at once, with instructions for your state: who signs, before whom, where to file, how many copies, and the usual fee with the month it was checked.',
    you: 'Print, sign, file. With Filing Support a person goes through the office’s demands with you.',
    Picture: FilingPicture
  }
]

export const benefits = [
  {
    title: 'A price you know first',
    text: 'It stands on the card, covers the whole set, and is charged once.'
  },
  {
    title: 'Words your state expects',
    text: 'Titles, witnesses, notary and filing office of the state you choose, each with its source.'
  },
  {
    title: 'Your own pace',
    text: 'Saved after each answer. Close the browser and go on next week, on another device if you like.'
  },
  {
    title: 'Private by design',
    text: 'Answers and documents are stored encrypted, and deleted when you say so.'
  }
]

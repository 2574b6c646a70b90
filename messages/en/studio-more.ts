import { plural } from '../plural.ts'
import { supplyNameMessages } from './supply-names.ts'

/** What makers read on the page of more about a piece, and in the check list that leads to it. */
export const studioMoreMessages = {
  title: 'More about this piece',
  text: 'None of this is needed. Each of it helps to sell.',
  saved: 'Saved. Buyers see it like this now.',
  changedMeanwhile: 'The shop has changed this meanwhile. Nothing of yours is lost: look below, then save again.',
  facts: {
    title: 'Category, measures, how you make it',
    inCentimeters: (label: string) => `${label} in cm`,
    inGrams: (label: string) => `${label} in grams`,
    supplies: { '': 'In stock', ...supplyNameMessages },
    preparation: 'Working days, for what is made to order.',
    weekly: 'For what is made to order. Empty: as many as are ordered.',
  },
  promotion: {
    title: 'Promotion',
    price: 'Promotional price in dinars',
    text: 'Lower than the price. Empty: no promotion. Without days it stays until you end it.',
  },
  texts: {
    title: (language: string) => `Words in ${language}`,
    text: 'Buyers who read this language see these words.',
  },
  parts: {
    sizes: 'Sizes',
    colors: 'Colours',
    sizesText: 'Where there is one size, it needs no name.',
    size: (number: number) => `Size ${number}`,
    color: (number: number) => `Colour ${number}`,
    shade: (number: number) => `Shade of colour ${number}`,
    gone: 'No longer offered:',
    newSize: 'A new size',
    newColor: 'A new colour',
    newShade: 'Its shade',
    stock: 'How many there are of the new one',
    problems: {
      required: 'Each needs a name, once there are several.',
      twice: 'Two of these have the same name.',
      'too-many': 'No more fit.',
      last: 'One must stay. To sell it no longer, take the piece out of the shop.',
      'changed-meanwhile': 'The shop has changed these meanwhile. Please look again, then save.',
    },
  },
  split: {
    title: 'How many of each colour',
    text: (stock: number) =>
      plural('en', stock, { one: 'There is 1: of which colour?', other: `There are ${stock} to share out.` }),
    button: 'Count by colour',
    problems: {
      number: 'Write a whole number for each.',
      'sum-differs': 'The numbers do not add up to what there is.',
      'moved-meanwhile': 'One was sold or changed just now. Please look again.',
      'changed-meanwhile': 'The shop has changed this meanwhile. Please look again.',
      'made-to-order': 'It is made to order: its pieces are not counted.',
    },
  },
  tips: {
    title: 'What sells better',
    photo: 'A second photo',
    words: 'A description',
    measures: 'Its measures',
    language: 'Words in a second language',
    done: 'done',
  },
  problems: {
    required: 'Please fill this in.',
    unknown: 'Please choose again.',
    tooLong: 'This is too long.',
    price: 'Write a price in dinars, such as 45 or 45.50.',
    picture: 'Choose a photo.',
    day: 'Please choose a day.',
    number: 'Write a number, such as 12.5.',
    wholeNumber: 'Write a whole number that is not too large.',
    link: 'This is not an address.',
    promotion: 'It must be lower than the price.',
    daysInOrder: 'The last day is before the first one.',
    severalPieces: 'There are several in stock. Correct the stock first.',
  },
}

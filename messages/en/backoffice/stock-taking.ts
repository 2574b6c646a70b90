import { plural } from '../../plural.ts'

const more = (pieces: number) => plural('en', pieces, { one: '1 piece', other: `${pieces} pieces` })

export const stockTakingMessages = {
  title: (store: string) => `Count ${store}`,
  heading: 'Stocktake',
  open: 'Stocktake',
  text: 'Type what is on the shelf, with the pieces of orders that are not packed yet. You can save some now and go on later; orders that come meanwhile change nothing.',
  expected: (pieces: number) => `Expected: ${pieces}`,
  counted: 'Counted',
  countedOf: (product: string, size: string) => (size ? `Counted of ${product}, ${size}` : `Counted of ${product}`),
  lastCount: (moment: string, person: string, difference: number) =>
    `${moment}, ${person}: ${difference === 0 ? 'all there' : difference > 0 ? `${more(difference)} more` : `${more(-difference)} missing`}`,
  save: 'Save the counts',
  recorded: (sizes: number) => plural('en', sizes, { one: '1 count is saved.', other: `${sizes} counts are saved.` }),
  notRecorded: 'Some counts are not saved: see below.',
  refusals: {
    'too-few': 'Orders have more pieces than that. Talk with a customer first, then count again.',
    'one-of-a-kind': 'This piece is one of a kind: there is one at most.',
    unknown: 'This size is no longer sold.',
  },
  nothing: 'This store sells nothing now.',
}

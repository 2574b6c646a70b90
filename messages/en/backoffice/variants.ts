import { plural } from '../../plural.ts'

export const variantsMessages = {
  title: (product: string) => `${product}: sizes and colours`,
  grid: {
    /** The name of the column or row of pieces whose color is not told. */
    anyColor: 'All colours',
    size: 'Size',
    color: 'Colour',
    pieces: 'Pieces',
    sku: 'Article number (SKU)',
    ownPrice: 'Own price',
    /** What a cell is of, such as `M, Red: pieces`. */
    cell: (names: string, what: string) => (names ? `${names}: ${what}` : what),
    missing: 'Not offered',
    keys: 'Arrow keys and Enter move between the cells. Cells copied from a spreadsheet can be pasted.',
    pasted: (cells: number) => plural('en', cells, { one: '1 cell is filled.', other: `${cells} cells are filled.` }),
    unreadable: (texts: string) => `Left out, because it cannot be read: ${texts}.`,
    beyond: (texts: string) => `Left out, because there is no cell for it: ${texts}.`,
    andMore: (count: number) => `${count} more`,
    now: (text: string) => `Now: ${text}`,
    empty: 'empty',
    discard: 'Discard what was typed',
  },
  counts: {
    heading: 'Count the pieces',
    hint: 'Type what you counted.',
    waitingForAnyColor: (waiting: string, size: string) => `${size && `${size}: `}${waiting}, whatever the colour.`,
    save: 'Save the counts',
    saved: 'The stock is saved.',
  },
  details: {
    heading: 'Article numbers and own prices',
    headingOne: 'Article number',
    hint: (price: string) =>
      `The price of the piece is that of its cheapest variant: ${price}. A variant that costs more has its own price; empty means ${price}.`,
    save: 'Save numbers and prices',
    saveOne: 'Save the number',
    saved: 'The numbers and prices are saved.',
  },
  outcomes: {
    nothing: 'Nothing was changed here.',
    invalid: 'Nothing is saved yet: some cells need another look.',
    'changed-meanwhile':
      'Nothing is saved yet: an order came, or somebody else changed this meanwhile. What you typed is still here, with what there is now beside it. Check it, then save again.',
    'without-cheapest':
      'Nothing is saved yet: the price of the piece is its cheapest variant’s. Leave the own price of at least one variant empty, or raise the price of the piece first.',
    gone: (texts: string) => `These were typed for variants that are no longer offered: ${texts}.`,
  },
  errors: {
    'below-price': 'More than the price of the piece, or empty.',
    'made-to-order': 'Made to order: not counted.',
    'one-of-a-kind': 'One of a kind: one piece at most.',
  },
  split: {
    heading: 'Count by colour',
    toCount: 'The pieces can be counted by colour: visitors then see which colour is sold out.',
    hint: 'Tell for each size how many pieces there are of each colour. The sum has to be what there is now. A size that is left empty stays as it is.',
    cameBack: (pieces: number, size: string) =>
      [
        size && `${size}: `,
        plural('en', pieces, {
          one: '1 piece came back without a colour',
          other: `${pieces} pieces came back without a colour`,
        }),
      ].join(''),
    cameBackText: 'They came from orders that name no colour. Visitors cannot buy them until you say which they are.',
    sumOf: (sum: number, stock: number) => `${sum} of ${stock}`,
    matches: 'right',
    missing: (pieces: number) => `${pieces} to go`,
    tooMany: (pieces: number) => `${pieces} too many`,
    save: 'Save by colour',
    saved: 'The pieces are counted by colour now.',
    outcomes: {
      nothing: 'Nothing was typed yet.',
      invalid: 'Nothing is saved yet: write whole numbers.',
      'sum-differs': (size: string, stock: number) =>
        `Nothing is saved yet: the colours ${size && `of ${size} `}have to add up to ${stock}.`,
      'moved-meanwhile': (size: string, stock: number) =>
        `Nothing is saved yet: an order came meanwhile, and there are ${stock} now${size && ` of ${size}`}. Check the numbers.`,
      'changed-meanwhile':
        'Nothing is saved: the sizes or colours of this piece were changed meanwhile. Look at them, then count again.',
      'made-to-order': 'Nothing is saved: it is made to order, so its pieces are not counted.',
    },
  },
  onSale: {
    heading: 'Take a variant off sale, or bring it back',
    text: 'It can no longer be ordered, and the pieces that it has are taken out of the stock. Orders keep it. It can come back, without pieces.',
    retire: 'Take off sale',
    retired: 'Off sale',
    restoreText: 'It can be ordered again as soon as it has pieces.',
    restore: 'Bring back',
    restoreOne: (name: string) => `Bring back ${name}`,
    saved: 'It is off sale.',
    restored: 'It is back on sale. Type its pieces above.',
    'last-of-size':
      'It is the last variant of its size. Take the size out of the product above, or take the whole product off sale.',
    'without-cheapest':
      'The others cost more than the piece, whose price is that of its cheapest variant. Change the price of the piece first.',
  },
}

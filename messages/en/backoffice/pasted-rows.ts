import { plural } from '../../plural.ts'

/** Rows of products pasted from a spreadsheet. */
export const pastedRowsMessages = {
  label: 'Rows, with the names of the columns first',
  hint: 'Copy them in LibreOffice, Excel or Google Sheets: model, name, price, stock, category, store. A model that is known is changed, one that is not becomes a new product that waits until you publish it.',
  preview: 'Preview changes',
  previewHeading: 'Changes',
  save: 'Save changes',
  saved: (changed: number, created: number) =>
    `${plural('en', changed, { one: '1 product changed', other: `${changed} products changed` })}, ${created} new.`,
  leftOut: (rows: number) =>
    plural('en', rows, {
      one: '1 row is left out: its price was not confirmed.',
      other: `${rows} rows are left out: their prices were not confirmed.`,
    }),
  changedMeanwhile: 'The shop has changed since you looked. Nothing was saved: look again.',
  line: (line: number) => `Row ${line}`,
  same: 'stays as it is',
  isNew: (price: string, stock: number) => `is new and waits until you publish it: ${price}, ${stock} in stock`,
  renamed: (name: string) => `is called ${name}`,
  repriced: (from: string, to: string) => `${from} becomes ${to}`,
  moved: (from: string, to: string) => `moves from ${from} to ${to}`,
  counted: (before: number, after: number) => `${before} become ${after} pieces`,
  wrong: (why: string) => `Left out: ${why}`,
  problems: {
    empty: 'There are no rows under the names of the columns.',
    'without-header': 'The first row names the columns, and one of them is called model.',
    'repeated-column': 'Two columns mean the same, such as price and prix. Remove one of them.',
    'too-long': 'At most 500 rows at a time, please.',
  },
  columns: { model: 'model', name: 'name', price: 'price', stock: 'stock', category: 'category', store: 'store' },
  cell: (column: string, text: string) => [column, text && `“${text}”`].filter(Boolean).join(' '),
  rowProblems: {
    'more-cells': 'it has more cells than there are names of columns:',
    unreadable: 'this cannot be read:',
    'without-model': 'it has no model.',
    twice: 'this model was in a row above.',
    'several-products': 'several products have this model.',
    'several-sizes':
      'it comes in several sizes or colours, whose pieces are counted on its own page. Leave the stock of this row empty.',
    supply: 'it is made to order, so it has no stock, or one of a kind, so it has one piece at most.',
    'unknown-store': 'no store has this name:',
    incomplete: 'a new product also needs:',
    'below-promotion': 'its promotion costs as much or more.',
  },
}

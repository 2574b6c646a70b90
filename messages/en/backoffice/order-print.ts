import { plural } from '../../plural.ts'

/** Packing slips and labels. */
export const orderPrintMessages = {
  title: 'To print',
  print: 'Print',
  moreLines: (count: number) => plural('en', count, { one: 'and 1 more', other: `and ${count} more` }),
  back: 'Back',
  nothing: 'No order was selected to print.',
  slip: 'Packing slip',
  collect: 'To collect',
  nothingToCollect: 'Nothing to collect',
  notToSend: (state: string) => `${state}: do not send`,
  to: 'To',
  from: 'From',
  pieces: 'Pieces',
  model: 'Model',
  count: 'Count',
  price: 'Price',
  total: 'Total',
  exchangeOf: (order: string) => `Exchange for order ${order}`,
  repairOf: (order: string) => `Repaired pieces of order ${order}`,
  bringBack: 'To bring back',
  nothingToBringBack: 'Nothing to bring back',
  notPaidYet: (numbers: readonly string[]) => `To be paid in advance, and not paid yet: ${numbers.join(', ')}.`,
}

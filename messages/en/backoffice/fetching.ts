import { plural } from '../../plural.ts'

/** What to fetch from which maker. */
export const fetchingMessages = {
  title: 'To fetch from makers',
  text: 'The pieces of confirmed orders that are not packed yet, by maker. Nothing of the customers goes along.',
  none: 'There is nothing to fetch.',
  pieces: (count: number) => plural('en', count, { one: '1 piece', other: `${count} pieces` }),
  print: 'Print',
  send: 'WhatsApp',
  noPhone: 'No phone number',
  toCard: 'Card',
  cut: (count: number) => `Only the first ${count} lines are shown, those of the oldest orders.`,
  ready: 'Ready',
  madeToOrder: 'made to order',
}

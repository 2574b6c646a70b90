/** The form in which staff enter an order. */
export const orderEntryMessages = {
  title: 'Enter an order',
  text: 'For orders by phone, by message or in person.',
  language: 'Language of e-mails and messages to the customer',
  source: 'Source',
  payment: 'Payment',
  inPerson: 'In person costs no delivery; name, phone and address may stay empty.',
  known: (name: string, place: string) => `${name}, ${place} ordered with this number before.`,
  fillIn: 'Fill in what is empty',
  filledIn: 'Filled in. Ask whether it still holds.',
  isConfirmed: 'Already agreed with the customer: no call needed',
  isHandedOver: 'Handed over and paid in cash now',
  ask: 'Calculate the total',
}

/** The field for a discount code, which loads after the rest of cart and checkout. */
export const discountCodeMessages = {
  question: 'Do you have a code?',
  field: 'Discount code',
  apply: 'Apply',
  applied: (code: string) => `The code ${code} has been applied.`,
  remove: 'Remove the code',
  removed: 'The code has been removed.',
  minimum: (amount: string) => `This code needs an order of at least ${amount}.`,
  refusals: {
    unknown: 'We do not recognise this code. Please check the spelling.',
    ended: 'This code has expired.',
    'used-up': 'This code is no longer available.',
    'used-by-phone': 'This code has already been used with your phone number.',
    'not-first-order': 'This code is only for a first order.',
    'not-for-these': 'This code does not apply to these pieces.',
    'no-gain': 'This code would not make your order cheaper, so it is not used.',
    'too-many-tries': 'Too many wrong codes were entered. Please try again a little later.',
  },
  unreachable: 'We could not reach the shop. Please try again.',
  notOrdered: (total: string) =>
    `Nothing has been ordered. Without the code the total is ${total}. If you agree, place the order again.`,
}

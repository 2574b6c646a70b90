/** The field for a discount code, which loads after the rest of cart and checkout. */
export const discountCodeMessages = {
  question: 'Do you have a code?',
  field: 'Discount code',
  apply: 'Apply',
  applied: (code: string) => `The code ${code} is in the total.`,
  remove: 'Remove the code',
  minimum: (amount: string) => `This code is for pieces of at least ${amount} together.`,
  refusals: {
    unknown: 'We do not know this code. Please check how it is written.',
    ended: 'This code has ended.',
    'used-up': 'This code is used up.',
    'used-by-phone': 'This code has been used with your phone number already.',
    'not-first-order': 'This code is only for a first order.',
    'not-for-these': 'This code is not for these pieces.',
    'no-gain': 'This code would not make your order cheaper, so it is not used.',
    'too-many-tries': 'Too many wrong codes came from here. Please try again a little later.',
  },
  unreachable: 'We could not reach the shop. Please try again.',
  notOrdered: (total: string) =>
    `Nothing has been ordered. Without the code the total is ${total}. If you agree, place the order again.`,
}

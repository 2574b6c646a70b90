import { plural } from '../plural.ts'

export const cartMessages = {
  title: 'Cart',
  heading: 'Your cart',
  description: 'Your selection, saved in your browser until you order.',
  lines: 'Pieces in your cart',
  each: (price: string) => `${price} each`,
  quantity: (name: string) => `Quantity of ${name}`,
  quantityNow: (name: string, count: number, subtotal: string) => `${name}: ${count}. Subtotal: ${subtotal}.`,
  more: (name: string) => `One more of ${name}`,
  fewer: (name: string) => `One fewer of ${name}`,
  remove: 'Remove',
  removeLine: (name: string) => `Remove ${name}`,
  removed: (name: string) => `Removed ${name}.`,
  undo: 'Undo',
  summary: 'Summary',
  checkout: 'Go to checkout',
  continueShopping: 'Continue shopping',
  payLater: 'You pay when the parcel is in your hands.',
  changed: 'A price or the stock has changed since you filled your cart. See the details below.',
  priceWas: (before: string, now: string) => `The price changed from ${before} to ${now}.`,
  onlyLeft: (count: number) =>
    plural('en', count, { one: 'Only 1 piece is left.', other: `Only ${count} pieces are left.` }),
  allLeft: (count: number) =>
    plural('en', count, { one: 'This is the last one.', other: `All ${count} that are left.` }),
  soldOut: 'Sold out.',
  /** Of the pieces of a closed store, with a day such as “12 January”. */
  storeClosed: (day: string) => `This workshop is closed. You can order again from ${day}.`,
  gone: 'This piece is no longer sold.',
  chooseAgain: 'The sizes or colours of this piece have changed. Please choose again.',
  toChoice: 'Choose again',
  /** Of what is made to order. */
  placesLeft: (count: number) =>
    plural('en', count, { one: 'Only 1 place is left this week.', other: `Only ${count} places are left this week.` }),
  mostAtOnce: (count: number) => plural('en', count, { other: `Up to ${count} can be ordered at once.` }),
  fullyBooked: 'All places this week are taken. You can order again from Monday.',
  /** What has changed about a piece, on a page of its own. */
  issueOf: (name: string, issue: string) => `${name}: ${issue}`,
  takeLeft: (count: number) => plural('en', count, { one: 'Take the 1 left', other: `Take the ${count} left` }),
  blocked:
    'Some pieces cannot be ordered as they are. Take what is left, choose again or remove them, then go to the checkout.',
  tooManyLines: (most: number) =>
    `One order can have up to ${most} different pieces. Remove some and order them separately.`,
  unreachable: 'We could not reach the shop. Your cart is safe; prices and stock will be checked again.',
  unanswered: 'Your last order got no answer.',
  unansweredLink: 'Check whether it went through',
}

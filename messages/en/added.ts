import { plural } from '../plural.ts'

export const addedMessages = {
  added: 'Added to your cart',
  inCart: (count: number) =>
    plural('en', count, { one: '1 piece in your cart', other: `${count} pieces in your cart` }),
  viewCart: 'View cart',
  dismiss: 'Hide this bar',
}

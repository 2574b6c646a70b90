import { plural } from '../plural.ts'

export const orderLineMessages = {
  size: (size: string) => `Size ${size}`,
  color: (color: string) => `Colour: ${color}`,
  subtotal: (count: number) => plural('en', count, { one: 'Subtotal, 1 piece', other: `Subtotal, ${count} pieces` }),
  shipping: 'Delivery, anywhere in Tunisia',
  discount: 'Discount',
  discountWithCode: (code: string) => `Discount, code ${code}`,
  freeDelivery: 'free delivery',
  total: 'Total',
  totalWithDelivery: 'Total with delivery',
}

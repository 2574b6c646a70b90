import { cart } from './en/cart.ts'

export const cartMessages = { en: cart }

import { checkout } from './en/checkout.ts'

export const checkoutMessages = { en: checkout }

import { shop } from './en/shop.ts'

export const shopMessages = { en: shop }

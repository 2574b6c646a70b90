import { product } from './en/product.ts'

export const productMessages = { en: product }

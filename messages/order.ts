import { order } from './en/order.ts'

export const orderMessages = { en: order }

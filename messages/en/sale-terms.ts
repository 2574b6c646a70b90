import { englishDays, englishTime, englishWorkingDays, type PromisedTime } from '../days.ts'

/** What the law requires a seller to say before an order and, in the same words, in the email after it. */
export const saleTerms = {
  delivery: (time: PromisedTime) => `Delivered within ${englishTime(time)} of your order being confirmed.`,
  exchange: (days: number) => `Exchange within ${englishDays(days)} of delivery.`,
  withdrawal: (days: number) =>
    `You may withdraw from the purchase within ${englishWorkingDays(days)} and get a refund, as Law 2000-83 on electronic commerce entitles you to.`,
  seller: (seller: string, address: string) => `Sold by ${seller}, ${address}.`,
}

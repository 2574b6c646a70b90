import { englishDays, englishHours, englishWorkingDays } from '../days.ts'

/** What the law requires a seller to say before an order and, in the same words, in the email after it. */
export const saleTerms = {
  delivery: (hours: number) => `Delivered within ${englishHours(hours)} after we have confirmed your order by phone.`,
  exchange: (days: number) => `Exchange within ${englishDays(days)} of delivery.`,
  withdrawal: (days: number) =>
    `You may withdraw from the purchase within ${englishWorkingDays(days)} and get your money back, as Law 2000-83 on electronic commerce gives you the right to.`,
  seller: (seller: string, address: string) => `You buy from ${seller}, ${address}.`,
}

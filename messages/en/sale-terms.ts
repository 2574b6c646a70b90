import { englishDays } from '../days.ts'

/** What the law requires a seller to say before an order and, in the same words, in the email after it. */
export const saleTerms = {
  delivery: 'Delivered within 48 hours after we have confirmed your order by phone.',
  exchange: (days: number) => `Exchange within ${englishDays(days)} of delivery.`,
  withdrawal:
    'You may withdraw from the purchase within 10 working days and get your money back, as Law 2000-83 on electronic commerce gives you the right to.',
  seller: (seller: string, address: string) => `You buy from ${seller}, ${address}.`,
}

import type { Catalog } from '../catalog.ts'
import { arabicDays, arabicTime, arabicWorkingDays } from '../days.ts'
import type { saleTerms as english } from '../en/sale-terms.ts'
import { isolate } from '../isolate.ts'

/** What the law requires a seller to say before an order and, in the same words, in the email after it. */
export const saleTerms: Catalog<typeof english> = {
  delivery: (time) => `التوصيل في ظرف ${arabicTime(time)} من تأكيد طلبك.`,
  exchange: (days) => `التبديل في ظرف ${arabicDays(days)} من التسليم.`,
  withdrawal: (days) =>
    `يمكنك العدول عن الشراء في أجل ${arabicWorkingDays(days)} واسترجاع ما دفعته، وهو حق يمنحه لك القانون عدد 83 لسنة 2000 المتعلق بالمبادلات والتجارة الإلكترونية.`,
  seller: (seller, address) => `البائع: ${isolate('rtl', seller)}، ${isolate('rtl', address)}.`,
}

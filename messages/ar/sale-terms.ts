import type { Catalog } from '../catalog.ts'
import { arabicDays } from '../days.ts'
import type { saleTerms as english } from '../en/sale-terms.ts'
import { isolate } from '../isolate.ts'

/** What the law requires a seller to say before an order and, in the same words, in the email after it. */
export const saleTerms: Catalog<typeof english> = {
  delivery: 'التوصيل في ظرف 48 ساعة من تأكيد طلبك بالهاتف.',
  exchange: (days) => `التبديل في ظرف ${arabicDays(days)} من التسليم.`,
  withdrawal:
    'يمكنك العدول عن الشراء في أجل 10 أيام عمل واسترجاع ما دفعته، وهو حق يمنحه لك القانون عدد 83 لسنة 2000 المتعلق بالمبادلات والتجارة الإلكترونية.',
  seller: (seller, address) => `البائع: ${isolate('rtl', seller)}، ${isolate('rtl', address)}.`,
}

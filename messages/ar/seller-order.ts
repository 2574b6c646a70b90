import type { Catalog } from '../catalog.ts'
import type { sellerOrderMessages as english } from '../en/seller-order.ts'
import { isolate } from '../isolate.ts'

export const sellerOrderMessages: Catalog<typeof english> = {
  text: (shop, number, pieces, day) =>
    `مرحبا! لدى ${isolate('rtl', shop)} طلب لورشتك، ${isolate('rtl', number)}: ${isolate('rtl', pieces)}. يرجى تحضيره قبل نهاية ${isolate('rtl', day)} وإعلامنا هنا:`,
}

import type { Catalog } from '../catalog.ts'
import type { makerTexts as english } from '../en/maker-texts.ts'
import { isolate } from '../isolate.ts'

export const makerTexts: Catalog<typeof english> = {
  statement: (shop, store, month) =>
    `مرحبا! هذا كشف «${isolate('rtl', store)}» لدى ${isolate('rtl', shop)} عن ${isolate('rtl', month)} مع قطعه. يعمل الرابط 90 يوما، وهو شخصي.`,
  fetching: (shop, store) => `مرحبا! يود ${isolate('rtl', shop)} أن يأخذ من «${isolate('rtl', store)}»:`,
  piece: (quantity, name, order) => `• ${quantity} × ${isolate('rtl', name)} (${isolate('rtl', order)})`,
  morePieces: (count) => `… و${count} أخرى`,
}

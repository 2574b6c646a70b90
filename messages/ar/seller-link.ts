import type { Catalog } from '../catalog.ts'
import type { sellerLinkMessages as english } from '../en/seller-link.ts'
import { isolate } from '../isolate.ts'

export const sellerLinkMessages: Catalog<typeof english> = {
  text: (shop, store) =>
    `مرحبا! هذا الرابط يفتح على الهاتف ورشة «${isolate('rtl', store)}» لدى ${isolate('rtl', shop)}. يصلح مرة واحدة خلال سبعة أيام، وهو شخصي: يرجى عدم إرساله إلى أي شخص آخر.`,
}

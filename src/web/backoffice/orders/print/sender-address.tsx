import { languages } from '#domain/locale.ts'
import { LocalText } from '#web/text/local-text.tsx'
import type { PrintedOrder } from './printed-order.ts'

/** The address of the shop, with the comma of its main language; a part that this language lacks is in its own. */
export function SenderAddress({ order: { mainLocale, shopProfile } }: { order: PrintedOrder }) {
  const { street, postalCode, city, languageOf } = shopProfile
  return (
    <>
      <LocalText text={street} language={languageOf?.street} />
      {languages[mainLocale].listSeparator}
      <LocalText text={`${postalCode} ${city}`} language={languageOf?.city} />
    </>
  )
}

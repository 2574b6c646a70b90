import type { Fetching } from '#domain/orders/fetching/fetching.ts'
import { choicesOf } from '#domain/orders/order.ts'
import { isLandline } from '#domain/phone.ts'
import { makerTextsIn } from '#messages/server-messages.ts'
import { whatsAppUrl } from '#web/text/whats-app-url.ts'

/** More pieces than these would not fit in the address of a text. */
const maxPiecesInText = 30

/** Returns what to fetch as a text in the language of the maker. */
function fetchingText({ store, contact, pieces }: Fetching, shopName: string): string {
  const texts = makerTextsIn(contact.locale)
  const lines = pieces
    .slice(0, maxPiecesInText)
    .map((line) => texts.piece(line.quantity, [line.name, ...choicesOf(line)].join(', '), line.number))
  const left = pieces.length - lines.length
  return [texts.fetching(shopName, store.name), ...lines, ...(left > 0 ? [texts.morePieces(left)] : [])].join('\n')
}

/** The address that opens WhatsApp with a text; undefined where the maker has no mobile number. */
export function fetchingTextUrl(fetching: Fetching, shopName: string): string | undefined {
  const { phone } = fetching.contact
  if (!phone || isLandline(phone)) return undefined
  return whatsAppUrl(phone, fetchingText(fetching, shopName))
}

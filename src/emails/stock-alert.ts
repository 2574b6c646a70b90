import type { Locale } from '#domain/locale.ts'
import type { AwaitedPiece } from '#domain/stock-alerts/get-stock-alert.ts'
import type { EmailContent } from './email-content.ts'
import { emailMessagesIn } from './email-messages.ts'
import { pieceOfAlert } from './piece-of-alert.ts'

/** To whoever waited for a size: it is back. */
export function stockAlert(
  locale: Locale,
  piece: AwaitedPiece,
  productUrl: string,
  unsubscribeUrl: string,
): EmailContent {
  const { stockAlert: texts } = emailMessagesIn(locale)
  return {
    locale,
    subject: texts.subject(piece.product.name),
    heading: texts.heading,
    blocks: [
      { paragraph: texts.text(pieceOfAlert(locale, piece)) },
      { button: texts.button, url: productUrl },
      { smallPrint: texts.noHold },
      { smallPrint: texts.once, link: { text: texts.leave, url: unsubscribeUrl } },
    ],
  }
}

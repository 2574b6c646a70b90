import type { Locale } from '#domain/locale.ts'
import type { AwaitedPiece } from '#domain/stock-alerts/get-stock-alert.ts'
import type { EmailContent } from './email-content.ts'
import { emailMessagesIn } from './email-messages.ts'
import { pieceOfAlert } from './piece-of-alert.ts'

/** To whoever asked to be told when a size is back: asks for the confirmation (double opt-in). */
export function stockAlertConfirmation(
  locale: Locale,
  piece: AwaitedPiece,
  confirmUrl: string,
  unsubscribeUrl: string,
): EmailContent {
  const texts = emailMessagesIn(locale).stockAlertConfirmation
  return {
    locale,
    subject: texts.subject(piece.product.name),
    heading: texts.heading,
    blocks: [
      { paragraph: texts.text(pieceOfAlert(locale, piece)) },
      { button: texts.button, url: confirmUrl },
      { smallPrint: texts.validity },
      { smallPrint: texts.notYours, link: { text: texts.leave, url: unsubscribeUrl } },
    ],
  }
}

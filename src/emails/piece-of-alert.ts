import type { Locale } from '#domain/locale.ts'
import type { AwaitedPiece } from '#domain/stock-alerts/get-stock-alert.ts'
import { emailMessagesIn } from './email-messages.ts'
import { localText } from './local-text.ts'

/** The name of a piece that somebody waits for, with its size and color as far as they have names. */
export function pieceOfAlert(locale: Locale, { product, size, color }: AwaitedPiece): string {
  const parts = [product, size, color].flatMap((named) =>
    named?.name ? [localText(named.name, named.languageOf?.name, locale)] : [],
  )
  const [name = ''] = parts
  return parts.length === 1 ? name : emailMessagesIn(locale).stockAlertPiece(parts)
}

import type { Locale } from '#domain/locale.ts'
import type { AwaitedPiece } from '#domain/stock-alerts/get-stock-alert.ts'
import { emailMessagesIn } from './email-messages.ts'
import { localText } from './local-text.ts'

/** The name of a piece that somebody waits for, with its size if it has a name. */
export function pieceOfAlert(locale: Locale, { product, size }: AwaitedPiece): string {
  const name = localText(product.name, product.languageOf?.name, locale)
  if (!size.name) return name
  return emailMessagesIn(locale).stockAlertPiece(name, localText(size.name, size.languageOf?.name, locale))
}

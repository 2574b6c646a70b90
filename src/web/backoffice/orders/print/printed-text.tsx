import { directionOf } from '#domain/locale.ts'
import type { PrintedTwice } from './printed-order.ts'

/** A text of a printed page in the main language of the shop, then in French. */
export function PrintedText({ of }: { of: PrintedTwice }) {
  return of.map(({ locale, text }, index) => (
    <span key={locale}>
      {index > 0 && ' / '}
      <bdi lang={locale} dir={directionOf(locale)}>
        {text}
      </bdi>
    </span>
  ))
}

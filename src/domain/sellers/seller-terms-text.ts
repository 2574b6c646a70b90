import type { Translations } from '#domain/translations.ts'

/** Of the terms, in one language. */
export const maxTermsLength = 20_000

/**
 * The terms under which makers sell, by language; absent while there are none. Each time an owner saves them is a new
 * version, which makers are asked to accept.
 */
export interface SellerTerms {
  readonly translations?: Translations<'terms'>
}

import type { Locale } from '#domain/locale.ts'
import type { Phone } from '#domain/phone.ts'
import type { TaxStatus } from '#domain/tax-status.ts'
import type { TunisDay } from '#domain/tunis-day.ts'
import type { AccountNumber } from './account-number.ts'

/** Characters, of a tax number and of a card number. A check of the table has the same. */
export const maxCardNumberLength = 30

/** What the office writes on the card of a store. What is not known is undefined. */
export interface StoreCardDraft {
  readonly phone: Phone | undefined
  /** The language of what is sent to the maker. */
  readonly locale: Locale | undefined
  readonly account: AccountNumber | undefined
  readonly taxStatus: TaxStatus | undefined
  /** The last day of that status; undefined also where it has no end. */
  readonly taxStatusUntil: TunisDay | undefined
  readonly taxNumber: string | undefined
  /** Of the artisan card or the identity card. */
  readonly cardNumber: string | undefined
  /** Whether somebody of the office has seen that card. */
  readonly isCardSeen: boolean
}

/** The card of a store: whom the office reaches, and where it pays. */
export interface StoreCard extends StoreCardDraft {
  /** Who has seen the card, and when. */
  readonly seen: { readonly by: string; readonly at: Date } | undefined
  /** 0 for a store without a card. */
  readonly version: number
}

export const emptyStoreCard: StoreCard = {
  ...{ phone: undefined, locale: undefined, account: undefined, taxStatus: undefined, taxNumber: undefined },
  taxStatusUntil: undefined,
  ...{ cardNumber: undefined, isCardSeen: false, seen: undefined, version: 0 },
}

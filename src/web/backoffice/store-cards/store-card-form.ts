import { locales } from '#domain/locale.ts'
import { formatAccountNumber, parseAccountNumber } from '#domain/store-cards/account-number.ts'
import { parseCardNumber, parseTaxNumber } from '#domain/store-cards/card-numbers.ts'
import { maxCardNumberLength, type StoreCardDraft } from '#domain/store-cards/store-card.ts'
import { taxStatuses } from '#domain/tax-status.ts'
import type { storeCardMessages } from '#page-messages/backoffice/store-card.ts'
import type { BackofficeFieldError } from '#web/backoffice/forms/field-props.ts'
import { checkbox, codec, day, oneOf, optional, phone } from '#web/forms/codec.ts'
import { type FormReading, readTyped, type Typed, typedOf } from '#web/forms/form.ts'

const number = { dir: 'ltr', autoComplete: 'off', maxLength: maxCardNumberLength } as const

/** The card of a store. */
export const storeCardForm = {
  phone: optional(phone),
  locale: optional(oneOf(locales, 'unknown')),
  account: optional(
    codec({
      ...{ parse: parseAccountNumber, format: formatAccountNumber, error: 'account' as const },
      input: { ...number, inputMode: 'numeric', maxLength: 40 },
    }),
  ),
  taxStatus: optional(oneOf(taxStatuses, 'unknown')),
  taxStatusUntil: optional(day),
  taxNumber: optional(codec({ parse: parseTaxNumber, error: 'taxNumber', input: number })),
  cardNumber: optional(codec({ parse: parseCardNumber, error: 'card', input: number })),
  isCardSeen: checkbox,
}

export type TypedStoreCard = Typed<typeof storeCardForm>

type Problem = BackofficeFieldError | keyof typeof storeCardMessages.problems

export type StoreCardErrors = { readonly [Field in keyof TypedStoreCard]?: Problem }

export function readStoreCard(typed: TypedStoreCard): FormReading<StoreCardDraft, StoreCardErrors> {
  return readTyped(storeCardForm, typed, (card): StoreCardErrors => {
    const { taxStatus, taxStatusUntil, isCardSeen, cardNumber } = card
    return {
      ...(taxStatusUntil !== undefined && taxStatus === undefined && { taxStatusUntil: 'statusNeeded' }),
      ...(isCardSeen && cardNumber === undefined && { cardNumber: 'cardNeeded' }),
    }
  })
}

/** What the form begins with. */
export function typedCardOf(card: StoreCardDraft): TypedStoreCard {
  const { phone, locale, account, taxStatus, taxStatusUntil, taxNumber, cardNumber, isCardSeen } = card
  return typedOf(storeCardForm, {
    ...{ phone, locale, account, taxStatus, taxStatusUntil, taxNumber, cardNumber, isCardSeen },
  })
}

import { z } from 'zod'
import { locales } from '#domain/locale.ts'
import { formatPhone, parsePhone } from '#domain/phone.ts'
import { formatAccountNumber, parseAccountNumber } from '#domain/store-cards/account-number.ts'
import { parseCardNumber, parseTaxNumber } from '#domain/store-cards/card-numbers.ts'
import type { StoreCardDraft } from '#domain/store-cards/store-card.ts'
import { taxStatuses } from '#domain/tax-status.ts'
import { parseDay } from '#domain/tunis-day.ts'
import { storeCardMessages } from '#page-messages/backoffice/store-card.ts'
import { optional, parsed } from '#web/forms/field-values.ts'
import { formChecker } from '#web/forms/form-checker.ts'
import { isSent, plainLine, rawText, readFields } from '#web/forms/form-fields.ts'

/** The card of a store as typed. */
export interface TypedStoreCard {
  readonly phone: string
  readonly locale: string
  readonly account: string
  readonly taxStatus: string
  readonly taxStatusUntil: string
  readonly taxNumber: string
  readonly cardNumber: string
  readonly isCardSeen: boolean
}

/** A choice that may be left open. */
function openChoice<Known extends string>(known: readonly Known[]) {
  return z.string().transform((typed) => known.find((value) => value === typed))
}

export const storeCardForm = z
  .object({
    phone: optional(parsed(parsePhone, 'phone')),
    locale: openChoice(locales),
    account: optional(parsed(parseAccountNumber, 'account')),
    taxStatus: openChoice(taxStatuses),
    taxStatusUntil: optional(parsed(parseDay, 'day')),
    taxNumber: optional(parsed(parseTaxNumber, 'taxNumber')),
    cardNumber: optional(parsed(parseCardNumber, 'card')),
    isCardSeen: z.boolean(),
  })
  .refine(({ taxStatus, taxStatusUntil }) => taxStatus !== undefined || taxStatusUntil === undefined, {
    ...{ path: ['taxStatusUntil'], message: 'statusNeeded' },
  })
  .refine(({ isCardSeen, cardNumber }) => !isCardSeen || cardNumber !== undefined, {
    ...{ path: ['cardNumber'], message: 'cardNeeded' },
  }) satisfies z.ZodType<StoreCardDraft>

const checkCard = formChecker(storeCardMessages.problems)

const typedCard = z.object({
  ...{ phone: plainLine, locale: rawText, account: plainLine, taxStatus: rawText, taxNumber: plainLine },
  taxStatusUntil: rawText,
  ...{ cardNumber: plainLine, isCardSeen: isSent },
})

export function readStoreCardForm(form: FormData) {
  const typed: TypedStoreCard = readFields(typedCard, form)
  return { ...checkCard(storeCardForm, typed), typed }
}

/** What the form begins with. */
export function typedCardOf(card: StoreCardDraft): TypedStoreCard {
  return {
    ...{ phone: card.phone ? formatPhone(card.phone) : '', locale: card.locale ?? '' },
    ...{ account: card.account ? formatAccountNumber(card.account) : '', taxStatus: card.taxStatus ?? '' },
    taxStatusUntil: card.taxStatusUntil ?? '',
    ...{ taxNumber: card.taxNumber ?? '', cardNumber: card.cardNumber ?? '', isCardSeen: card.isCardSeen },
  }
}

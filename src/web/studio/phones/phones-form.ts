import { z } from 'zod'
import { locales } from '#domain/locale.ts'
import { known, rawText } from '#web/forms/form-fields.ts'

const wayInButtons = [
  ...(['add-passkey', 'remove-passkey', 'prove', 'prove-for-email'] as const),
  ...(['give-email', 'remove-email'] as const),
] as const

/** The buttons of the page of a seller's phones. */
export const phonesForm = z.object({
  do: known(['end', 'sign-out', 'show-code', 'choose-language', 'tell', 'do-not-tell', ...wayInButtons] as const),
})

/** What a browser returns when it subscribes to notifications. */
export const subscriptionForm = z.object({ endpoint: rawText, p256dh: rawText, auth: rawText })

export const studioLanguageForm = z.object({ locale: known(locales) })

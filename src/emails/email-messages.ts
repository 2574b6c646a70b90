import type { Locale } from '#domain/locale.ts'
import type { Catalog } from '#messages/catalog.ts'
import type { emails as english } from '#messages/en/emails.ts'
import { loadCatalogs } from '#messages/load-catalogs.ts'

/** The texts of the emails in one language. */
export type EmailMessages = Catalog<typeof english>

const catalogs = await loadCatalogs(async (locale): Promise<EmailMessages> => {
  const { emails } = await import(`#messages/${locale}/emails.ts`)
  return emails
})

export function emailMessagesIn(locale: Locale): EmailMessages {
  return catalogs[locale]
}

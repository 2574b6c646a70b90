import { type Locale, locales } from '#domain/locale.ts'

/**
 * Loads a catalog in every language, for code that runs on the server and speaks to people of several. By the tags of
 * the languages, so that another one needs no line there.
 */
export async function loadCatalogs<Messages>(
  load: (locale: Locale) => Promise<Messages>,
): Promise<Readonly<Record<Locale, Messages>>> {
  const loaded = await Promise.all(locales.map(async (locale) => [locale, await load(locale)] as const))
  return Object.fromEntries(loaded) as Record<Locale, Messages>
}

import { getMainLocale } from '#domain/languages/main-locale-setting.ts'
import type { Locale } from '#domain/locale.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { retryAfterSecondsOf } from '#domain/unavailable.ts'

type Respond = (mainLocale: Locale) => Promise<Response>

/**
 * Returns a function that responds with the main language. A request that changes nothing is responded to with the one
 * read last while that is read again, in the same round trip, and once more if it has changed.
 */
export function respondInMainLocale() {
  let last: Locale | undefined
  const read = async (marketplace: Marketplace) => {
    try {
      last = await getMainLocale(marketplace)
    } catch (error) {
      // Every page needs it, so the one read last is used while the database is unavailable.
      if (retryAfterSecondsOf(error) === undefined) throw error
    }
    return last ?? 'en'
  }

  return async (marketplace: Marketplace, isReading: boolean, respond: Respond): Promise<Response> => {
    const assumed = isReading ? last : undefined
    const reading = read(marketplace)
    const mainLocale = assumed ?? (await reading)
    const [response, current] = await Promise.all([respond(mainLocale), reading])
    if (current === mainLocale) return response
    await response.body?.cancel()
    return respond(current)
  }
}

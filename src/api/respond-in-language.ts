import type { Context } from 'hono'
import type { Locale } from '#domain/locale.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { requestMarketplace } from './request-marketplace.ts'
import { respondInMainLocale } from './respond-in-main-locale.ts'

/** Responds to a request that reads texts. */
export type RespondInLanguage = (
  context: Context,
  query: { readonly lang?: Locale | undefined },
  respond: (marketplace: Marketplace) => Promise<Response>,
) => Promise<Response>

/**
 * Returns a function that responds in the language asked for, which the response then names, otherwise in the main one.
 * The header Accept-Language has no effect, so that a URL has one response.
 */
export function respondInLanguage(marketplace: Marketplace): RespondInLanguage {
  const inMainLocale = respondInMainLocale()
  return async (context, { lang }, respond) => {
    const forRequest = requestMarketplace(context, marketplace)
    const respondIn = (locale: Locale) => respond({ ...forRequest, locale })
    context.set('contentLanguage', lang)
    return lang ? respondIn(lang) : inMainLocale(forRequest, true, respondIn)
  }
}

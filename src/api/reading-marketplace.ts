import type { Context } from 'hono'
import { getMainLocale } from '#domain/languages/main-locale-setting.ts'
import type { Locale } from '#domain/locale.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { requestMarketplace } from './request-marketplace.ts'

/**
 * Returns the marketplace for a request that reads texts: in the language asked for, which the response then names, otherwise
 * in the main one. The header Accept-Language has no effect, so that a URL has one response.
 */
export async function readingMarketplace(
  context: Context,
  marketplace: Marketplace,
  { lang }: { readonly lang?: Locale | undefined },
): Promise<Marketplace> {
  const forRequest = requestMarketplace(context, marketplace)
  context.set('contentLanguage', lang)
  return { ...forRequest, locale: lang ?? (await getMainLocale(forRequest)) }
}

import { respondInMainLocale } from '#api/respond-in-main-locale.ts'
import type { Locale } from '#domain/locale.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { PageLanguage } from '#web/page-context.ts'
import { splitLocale, withLocale } from '#web/paths/locale-prefix.ts'
import { refusedFormPath } from '#web/paths/refused-form-path.ts'
import { findLinkLocale, isLinkPath } from './find-link-locale.ts'
import { notFoundPath } from './malformed-urls.ts'
import { requestedLocale } from './requested-locale.ts'
import type { Side } from './side-build.ts'

/** A request for a page. */
interface PageRequest {
  readonly request: Request
  /** Reads of the page share their round trips with those of its language. */
  readonly marketplace: Marketplace
  readonly side: Side
  /** The session of an operator or a seller; absent outside of the back office and the studio. */
  readonly session: Promise<{ readonly operator: { readonly locale?: Locale } } | undefined> | undefined
}

/** Renders the page in a language. */
type Render = (language: PageLanguage) => Promise<Response>

/**
 * Returns a function that renders a page in its language: a URL with a prefix is in that language, a plain one in the
 * shop's main language, and in the back office and the studio in that of the operator, or of the browser until one is
 * chosen. The prefix of the main language redirects to the plain URL, and not permanently, since the owner may choose
 * another one. It does not when nothing is there: at the path of another language, to which it would lead, or of a
 * malformed URL.
 *
 * The page of a link that a person was sent is in that person's language at its plain URL, which redirects to the
 * prefix if it is not the main one. A prefix is a choice there, also that of the main language.
 */
export function renderInLanguage(): (page: PageRequest, render: Render) => Promise<Response> {
  const inMainLocale = respondInMainLocale()
  return async ({ request, marketplace, side, session }, render) => {
    const isReading = request.method === 'GET' || request.method === 'HEAD'
    const { pathname, search } = new URL(request.url)
    const { locale: prefix, path } = splitLocale(pathname)
    // Awaited from the beginning: the session may be refused while the main language is read.
    const readingOwnLocale = operatorLocale(session)
    // Pages of the storefront are cached by their URLs.
    const browserLocale =
      side === 'storefront' ? undefined : requestedLocale(request.headers.get('Accept-Language') ?? '')
    const readingLinkLocale = isReading && prefix === undefined ? findLinkLocale(marketplace, path) : undefined
    return inMainLocale(marketplace, isReading, async (mainLocale) => {
      const [ownLocale, linkLocale] = await Promise.all([readingOwnLocale, readingLinkLocale])
      if (linkLocale !== undefined && linkLocale !== mainLocale)
        return redirectTo(withLocale(path, linkLocale) + search)
      return isReading && prefix === mainLocale && !isLinkPath(path) && !isNotFound(path)
        ? redirectTo(path + search)
        : render({ locale: prefix ?? ownLocale ?? linkLocale ?? browserLocale ?? mainLocale, prefix, mainLocale })
    })
  }
}

/** `path` is the one after a prefix. */
function isNotFound(path: string): boolean {
  return (
    path === refusedFormPath ||
    path === notFoundPath ||
    path === `${notFoundPath}.data` ||
    splitLocale(path).locale !== undefined
  )
}

/** Undefined when the session cannot be read: the page then says so, in the language of the browser. */
async function operatorLocale(session: PageRequest['session']): Promise<Locale | undefined> {
  try {
    return (await session)?.operator.locale
  } catch {}
}

function redirectTo(url: string): Response {
  return new Response(null, { status: 302, headers: { Location: url, 'Cache-Control': 'no-cache' } })
}

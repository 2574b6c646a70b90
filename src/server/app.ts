import { Hono } from 'hono'
import type { RequestIdVariables } from 'hono/request-id'
import { createApi } from '#api/api.ts'
import { apiPath } from '#api/contract/routes.ts'
import { requestMarketplace } from '#api/request-marketplace.ts'
import type { Locale } from '#domain/locale.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { findSession } from '#domain/operators/find-session.ts'
import type { RequestLimits } from '#domain/rate-limits/rate-limit.ts'
import { findSellerSession } from '#domain/sellers/seller-session.ts'
import { isStudioOpen } from '#domain/sellers/studio-setting.ts'
import { sessionTokenOf } from '#web/backoffice/auth/session-cookie.ts'
import { sellerTokenOf } from '#web/http/studio-cookie.ts'
import { pageContext } from '#web/page-context.ts'
import { isBackofficePath } from '#web/paths/backoffice-root.ts'
import { healthPath, serviceWorkerPath } from '#web/paths/file-paths.ts'
import { isStudioPath } from '#web/paths/studio-root.ts'
import { batchReads } from './batch-reads.ts'
import { redirectToCanonicalPaths } from './canonical-paths.ts'
import { trustedProxies } from './client-network.ts'
import { compressUncachedPages } from './compress-uncached-pages.ts'
import { refuseCrossSiteForms } from './cross-site-forms.ts'
import type { DiskSpace } from './disk-space.ts'
import { nameAllowedMethods, noStoreForErrors, setRetryAfter } from './error-responses.ts'
import { healthRoutes } from './health.ts'
import { identifyNetwork } from './identify-network.ts'
import { lastShopFacts } from './last-shop-facts.ts'
import { malformedUrlsAsNotFound } from './malformed-urls.ts'
import { type CompletedRequest, observeRequests } from './observe-requests.ts'
import { overloadResponse } from './overload-page.ts'
import { defaultPageCacheBytes, openPageCache, type PageCache } from './page-cache/page-cache.ts'
import { serveFromCache } from './page-cache/serve-from-cache.ts'
import { pagesByLanguage } from './page-handlers.ts'
import type { Pages } from './pages.ts'
import { privatePageHeaders } from './private-pages.ts'
import { defaultQueueLimits, type QueueLimits, type QueueVariables, queueRequests } from './queue-requests.ts'
import { redirectOldOfficePaths } from './redirect-old-office-paths.ts'
import { redirectToPublicHost } from './redirect-to-public-host.ts'
import { renderInLanguage } from './render-in-language.ts'
import { assignRequestId } from './request-id.ts'
import { routePatterns } from './route-pattern.ts'
import { securityHeaders } from './security-headers.ts'
import { keepSentForm } from './sent-form.ts'
import { serveServiceWorker } from './serve-service-worker.ts'
import type { ServerLoad } from './server-load.ts'
import { shedLoad } from './shed-load.ts'
import { type Side, sides } from './side-build.ts'
import { serveBuiltFiles, serveScript } from './static-files.ts'
import type { UntrustedProxyWatch } from './untrusted-proxy.ts'

export interface AppOptions {
  readonly marketplace: Marketplace
  /** The public URL of the shop, without a trailing slash. */
  readonly publicUrl: string
  /** Rate limits of visitors. */
  readonly limits: RequestLimits | 'unlimited'
  /** Addresses and networks of proxies whose X-Forwarded-For is trusted. */
  readonly trustedProxies?: readonly string[]
  /** Notices a proxy that is not among them. */
  readonly untrustedProxy?: UntrustedProxyWatch
  /** A public form submitted sooner after it was rendered looks like a bot. */
  readonly minFormSeconds?: number
  /** Whether operators must use an authenticator app. Absent: no. */
  readonly requiresSecondFactor?: boolean
  /** Called after each response. */
  readonly onCompleted?: (completed: CompletedRequest) => void
  /** The disk of the data directory; absent: free space is not checked. */
  readonly disk?: DiskSpace
  /** Whether the process is about to end: it is not ready any more. */
  readonly isStopping?: () => boolean
  /** How many requests use the database at a time, and how many wait for it. */
  readonly queueLimits?: QueueLimits
  /** Absent: no request is refused for the load of the process. */
  readonly load?: ServerLoad
  /** Absent: a cache of the app's own without a change feed. */
  readonly pageCache?: PageCache
  /** React Router's server build of each language. */
  readonly pages: Pages
  /** The origin at which browsers get pictures from their store; absent: from the shop alone. */
  readonly pictureOrigin?: string
  /** The directory of the built files for browsers. */
  readonly clientDirectory: string
  /** Whether browsers may store pages for offline use; `false` deletes stored pages. Absent: true. */
  readonly hasServiceWorker?: boolean
}

/** The whole shop as one `fetch(Request) -> Response`: files, API and pages. */
export function createApp(options: AppOptions): Hono<{ Variables: RequestIdVariables & QueueVariables }> {
  const { publicUrl, clientDirectory, disk, marketplace, minFormSeconds = 0, requiresSecondFactor = false } = options
  const pages = pagesByLanguage(options.pages, publicUrl)
  const pageCache = options.pageCache ?? openPageCache({ maxBytes: defaultPageCacheBytes, clock: marketplace.clock })
  const app = new Hono<{ Variables: RequestIdVariables & QueueVariables }>()
  const shopFactsOf = lastShopFacts()
  // Which routes there are is the same in every language.
  const routes = options.pages.en

  app.use('*', assignRequestId)
  app.use('*', observeRequests(routePatterns(routes), options.onCompleted))
  app.use('*', compressUncachedPages)
  app.use('*', redirectToPublicHost(publicUrl))
  app.use('*', serveFromCache(pageCache, publicUrl))
  app.use('*', securityHeaders(publicUrl))
  app.use('*', identifyNetwork(options.limits, trustedProxies(options.trustedProxies ?? []), options.untrustedProxy))
  const manifestsOf = (side: Side) => Object.values(pages).map(({ sides }) => sides[side].manifest)
  const manifests = sides.flatMap(manifestsOf)
  for (const { path, code } of manifests) app.all(path, serveScript(code))
  // Browsers of visitors keep what they have stored when only the back office changes.
  const buildOfPages = manifestsOf('storefront')
    .map(({ path }) => path)
    .join()
  app.all(
    serviceWorkerPath,
    serveServiceWorker(buildOfPages, { isOn: options.hasServiceWorker ?? true, clientDirectory }),
  )
  app.use('*', serveBuiltFiles(clientDirectory))
  app.use('*', batchReads(marketplace.db))
  app.route(healthPath, healthRoutes(marketplace, disk, options.isStopping))
  // The one of the last page: while the process is overloaded nothing is read.
  let mainLocale: Locale = 'en'
  app.use('*', keepSentForm(publicUrl))
  if (options.load)
    app.use(
      '*',
      shedLoad(options.load, publicUrl, () => mainLocale),
    )
  app.use('*', queueRequests(options.queueLimits ?? defaultQueueLimits, disk))
  app.route(apiPath, createApi({ marketplace, publicUrl }))
  app.use('*', setRetryAfter)
  app.use('*', nameAllowedMethods(routes))
  app.use('*', noStoreForErrors)
  app.use('*', privatePageHeaders)
  app.use('*', malformedUrlsAsNotFound)
  app.use('*', refuseCrossSiteForms(publicUrl))
  app.use('*', redirectToCanonicalPaths(pages.en.sides.storefront.pages))
  app.use('*', redirectOldOfficePaths)
  const renderPage = renderInLanguage()
  app.all('*', async (context) => {
    const request = context.req.raw
    const forRequest = requestMarketplace(context, marketplace)
    // Of a refused form or a malformed URL it is another path than that of the connection.
    const side = await sideOf(new URL(request.url).pathname, forRequest)
    // Its operator's language is that of the page, so it is read before the page; the guards of the routes check it.
    const token = side === 'backoffice' ? sessionTokenOf(request, publicUrl) : ''
    const session = token === '' ? undefined : findSession(forRequest, token, { requiresSecondFactor })
    const sellerToken = side === 'studio' ? sellerTokenOf(request, publicUrl) : ''
    const sellerSession = sellerToken === '' ? undefined : findSellerSession(forRequest, sellerToken)
    let locale = mainLocale
    const response = await renderPage(
      { request, marketplace: forRequest, side, session: session ?? sellerSession },
      (language) => {
        mainLocale = language.mainLocale
        locale = language.locale
        const environment = {
          marketplace: { ...forRequest, locale: language.locale },
          shopFacts: () => shopFactsOf(forRequest, language),
          publicUrl,
          language,
          session,
          sellerSession,
          hasSessionCookie: sessionTokenOf(request, publicUrl) !== '' || sellerTokenOf(request, publicUrl) !== '',
          minFormSeconds,
          takeReadTurn: context.get('takeReadTurn'),
          requestId: context.get('requestId'),
          pictureOrigin: options.pictureOrigin,
          hasUntrustedProxy: options.untrustedProxy?.isFound() ?? false,
        }
        return pages[language.locale].handlerOf(side, language.prefix)(request, pageContext(environment))
      },
    )
    const isBusyForm = request.method === 'POST' && response.status === 503 && !response.body
    return isBusyForm ? overloadResponse(context, locale, response.headers.get('Retry-After')) : response
  })
  return app
}

/** Without makers a path of the studio is one that the shop does not have, and looks so. */
async function sideOf(path: string, marketplace: Marketplace): Promise<Side> {
  if (isBackofficePath(path)) return 'backoffice'
  if (!isStudioPath(path)) return 'storefront'
  try {
    return (await isStudioOpen(marketplace)) ? 'studio' : 'storefront'
  } catch {
    // The page itself says that the shop is unavailable.
    return 'studio'
  }
}

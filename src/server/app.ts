import { Hono } from 'hono'
import type { RequestIdVariables } from 'hono/request-id'
import { createRequestHandler, type ServerBuild } from 'react-router'
import { createApi } from '#api/api.ts'
import { apiPath } from '#api/contract/routes.ts'
import { requestMarketplace } from '#api/request-marketplace.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { RequestLimits } from '#domain/rate-limits/rate-limit.ts'
import { pageContext } from '#web/page-context.ts'
import { isBackofficePath } from '#web/paths/backoffice-root.ts'
import { healthPath, serviceWorkerPath } from '#web/paths/file-paths.ts'
import { batchReads } from './batch-reads.ts'
import { redirectToCanonicalPaths } from './canonical-paths.ts'
import { trustedProxies } from './client-network.ts'
import { compressUncachedPages } from './compress-uncached-pages.ts'
import { refuseCrossSiteForms } from './cross-site-forms.ts'
import type { DiskSpace } from './disk-space.ts'
import { noStoreForErrors, setRetryAfter, withErrorResponses } from './error-responses.ts'
import { healthRoutes } from './health.ts'
import { identifyNetwork } from './identify-network.ts'
import { lastShopProfile } from './last-shop-profile.ts'
import { malformedUrlsAsNotFound } from './malformed-urls.ts'
import { type CompletedRequest, observeRequests } from './observe-requests.ts'
import { defaultPageCacheBytes, openPageCache, type PageCache } from './page-cache/page-cache.ts'
import { serveFromCache } from './page-cache/serve-from-cache.ts'
import { privatePageHeaders } from './private-pages.ts'
import { defaultQueueLimits, type QueueLimits, queueRequests } from './queue-requests.ts'
import { assignRequestId } from './request-id.ts'
import { knownSegments } from './route-pattern.ts'
import { securityHeaders } from './security-headers.ts'
import type { ServerLoad } from './server-load.ts'
import { serveServiceWorker } from './service-worker/serve-service-worker.ts'
import { shedLoad } from './shed-load.ts'
import { serveBuiltFiles, serveScript } from './static-files.ts'
import { storefrontBuild } from './storefront-build.ts'
import type { UntrustedProxyWatch } from './untrusted-proxy.ts'

export interface AppOptions {
  readonly marketplace: Marketplace
  /** The public URL of the shop, without a trailing slash. */
  readonly publicUrl: string
  /** Rate limits of visitors; absent: none. */
  readonly limits?: RequestLimits
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
  /** Whether HTTPS is enforced for the subdomains of the shop's host too. Absent: no. */
  readonly hasHttpsSubdomains?: boolean
  /** Absent: a cache of the app's own without a change feed. */
  readonly pageCache?: PageCache
  /** React Router's server build. */
  readonly pages: ServerBuild
  /** The directory of the built files for browsers. */
  readonly clientDirectory: string
  /** Whether browsers may store pages for offline use; `false` deletes stored pages. Absent: true. */
  readonly hasServiceWorker?: boolean
}

/** The whole shop as one `fetch(Request) -> Response`: files, API and pages. */
export function createApp(options: AppOptions): Hono<{ Variables: RequestIdVariables }> {
  const { publicUrl, clientDirectory, disk, minFormSeconds = 0, requiresSecondFactor = false } = options
  // Behind a proxy that terminates TLS the public origin differs from the one of the request.
  const pages = { ...options.pages, allowedActionOrigins: [new URL(publicUrl).host] }
  const marketplace = { ...options.marketplace, ...(disk && { requireDiskSpace: disk.require }) }
  const pageCache = options.pageCache ?? openPageCache({ maxBytes: defaultPageCacheBytes, clock: marketplace.clock })
  const app = new Hono<{ Variables: RequestIdVariables }>()
  const shopProfileOf = lastShopProfile()
  const storefront = storefrontBuild(pages)
  const handleStorefront = createRequestHandler(withErrorResponses(storefront.pages), 'production')
  const handleBackoffice = createRequestHandler(withErrorResponses(pages), 'production')

  app.use('*', assignRequestId)
  app.use('*', observeRequests(knownSegments(pages), options.onCompleted))
  app.use('*', compressUncachedPages)
  app.use('*', serveFromCache(pageCache, publicUrl))
  app.use('*', securityHeaders(publicUrl, options))
  app.use('*', identifyNetwork(options.limits, trustedProxies(options.trustedProxies ?? []), options.untrustedProxy))
  app.get(storefront.manifest.path, serveScript(storefront.manifest.code))
  app.get(serviceWorkerPath, serveServiceWorker(storefront.manifest.path, { isOn: options.hasServiceWorker ?? true }))
  app.use('*', serveBuiltFiles(clientDirectory))
  app.use('*', batchReads(marketplace.db))
  app.route(healthPath, healthRoutes(marketplace, disk, options.isStopping))
  if (options.load) app.use('*', shedLoad(options.load, publicUrl))
  app.use('*', queueRequests(options.queueLimits ?? defaultQueueLimits))
  app.route(apiPath, createApi({ marketplace, publicUrl }))
  app.use('*', refuseCrossSiteForms)
  app.use('*', setRetryAfter)
  app.use('*', noStoreForErrors)
  app.use('*', privatePageHeaders)
  app.use('*', malformedUrlsAsNotFound)
  app.use('*', redirectToCanonicalPaths(storefront.pages))
  app.all('*', (context) => {
    const forRequest = requestMarketplace(context, marketplace)
    const environment = {
      marketplace: forRequest,
      shopProfile: () => shopProfileOf(forRequest),
      publicUrl,
      minFormSeconds,
      requiresSecondFactor,
      requestId: context.get('requestId'),
      hasUntrustedProxy: options.untrustedProxy?.isFound() ?? false,
    }
    const handle = isBackofficePath(context.req.path) ? handleBackoffice : handleStorefront
    return handle(context.req.raw, pageContext(environment))
  })
  return app
}

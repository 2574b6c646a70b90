import { Hono } from 'hono'
import { createRequestHandler, type ServerBuild } from 'react-router'
import { createApi } from '#api/api.ts'
import { askedBy } from '#api/asked-by.ts'
import type { VisitorLimits } from '#domain/limits/limits.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { placingInBatches } from '#domain/orders/place-in-batches.ts'
import { officePath } from '#web/office-path.ts'
import { pageContext } from '#web/page-context.ts'
import { workerPath } from '#web/storefront/offline/offline-path.ts'
import { trustedProxies } from './client-network.ts'
import { compressedPages } from './compressed-pages.ts'
import type { DiskRoom } from './disk-room.ts'
import { type FinishedPages, openFinishedPages, usualPageBytes } from './finished/finished-pages.ts'
import { serveFinished } from './finished/serve-finished.ts'
import { healthRoutes } from './health.ts'
import { knownHouse } from './known-house.ts'
import { legibleAddresses } from './legible-addresses.ts'
import { serveWorker } from './offline/serve-worker.ts'
import { sayWhenToComeBack, withRefusals } from './page-refusals.ts'
import { pathWords } from './path-pattern.ts'
import { forItsReaderOnly } from './private-pages.ts'
import { readInOneGo } from './read-in-one-go.ts'
import { type Answered, requestIdOf, watchRequests } from './request-watch.ts'
import { securityHeaders } from './security-headers.ts'
import { shopPages } from './shop-pages.ts'
import { builtFiles, scriptInMemory } from './static-files.ts'
import { noteVisitor } from './visitors.ts'

export interface AppOptions {
  readonly marketplace: Marketplace
  /** Where visitors find the shop, without a slash at the end. */
  readonly publicUrl: string
  /** What visitors are held to; absent: nothing. */
  readonly limits?: VisitorLimits
  /** Addresses and networks of proxies that say where a request came from. */
  readonly trustedProxies?: readonly string[]
  /** A public form that comes back sooner was not filled in by a person. */
  readonly leastFormSeconds?: number
  /** Hears of every request when it has been answered. */
  readonly onAnswered?: (answered: Answered) => void
  /** The disk the data lie on; absent: nobody watches it. */
  readonly disk?: DiskRoom
  /** Where finished pages are kept; absent: in a room of the app's own that hears of no change. */
  readonly finished?: FinishedPages
  /** The built pages, as React Router made them. */
  readonly pages: ServerBuild
  /** Folder of the built files that browsers fetch. */
  readonly clientDirectory: string
  /** Whether browsers may keep pages for a lost line; `false` has them throw away what they kept. Absent: they may. */
  readonly hasServiceWorker?: boolean
}

/** Everything the shop answers, as one `fetch(Request) -> Response`: files, the API, pages. */
export function createApp(options: AppOptions): Hono {
  const { publicUrl, clientDirectory, disk, leastFormSeconds = 0 } = options
  // Behind a proxy that ends the encryption our address differs from what is asked for here, at the least by its s.
  const pages = { ...options.pages, allowedActionOrigins: [new URL(publicUrl).host] }
  const marketplace = { ...options.marketplace, ...(disk && { requireRoom: disk.require }) }
  const finished = options.finished ?? openFinishedPages({ mostBytes: usualPageBytes, clock: marketplace.clock })
  const placeOrder = placingInBatches(marketplace)
  const app = new Hono()
  const houseOf = knownHouse()
  const shop = shopPages(pages)
  const showShop = createRequestHandler(withRefusals(shop.pages), 'production')
  const showOffice = createRequestHandler(withRefusals(pages), 'production')

  app.use('*', watchRequests(pathWords(pages), options.onAnswered))
  app.use('*', compressedPages)
  app.use('*', serveFinished(finished, publicUrl))
  app.use('*', securityHeaders(publicUrl))
  app.use('*', noteVisitor(options.limits, trustedProxies(options.trustedProxies ?? [])))
  app.get(shop.manifest.path, scriptInMemory(shop.manifest.code))
  app.get(workerPath, serveWorker(shop.manifest.path, { isOn: options.hasServiceWorker ?? true }))
  app.use('*', builtFiles(clientDirectory))
  app.use('*', readInOneGo(marketplace.db))
  app.route('/health', healthRoutes(marketplace, disk))
  app.route('/api', createApi({ marketplace, publicUrl, placeOrder }))
  app.use('*', sayWhenToComeBack)
  app.use('*', forItsReaderOnly)
  app.use('*', legibleAddresses)
  app.all('*', (context) => {
    const asked = askedBy(context, marketplace)
    const surroundings = {
      ...{ marketplace: asked, placeOrder },
      house: () => houseOf(asked),
      publicUrl,
      leastFormSeconds,
      requestId: requestIdOf(context),
    }
    const show = officePath.test(context.req.path) ? showOffice : showShop
    return show(context.req.raw, pageContext(surroundings))
  })
  return app
}

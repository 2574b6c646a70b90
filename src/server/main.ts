import './production-mode.ts'
import { startPictureHost } from '#adapters/start-picture-host.ts'
import { systemAccount } from '#database/embedded-account.ts'
import { restartConsistencyCheck } from '#domain/consistency/check-consistency.ts'
import { fillEmptyShop } from '#samples/fill-empty-shop.ts'
import { createApp } from './app.ts'
import { compose } from './compose.ts'
import { type Config, readConfig } from './config.ts'
import { prepareDataDirectory } from './data-directory.ts'
import { explainStartFailure } from './explain-start-failure.ts'
import { giveUpRoot } from './give-up-root.ts'
import { listen, type RequestHandlers } from './listen.ts'
import { metricsHost, metricsPath, openMetrics } from './metrics.ts'
import type { CompletedRequest } from './observe-requests.ts'
import { fastPath } from './page-cache/fast-path.ts'
import { openPageCache } from './page-cache/page-cache.ts'
import { clientDirectory, loadPages } from './pages.ts'
import { requestLog } from './request-log.ts'
import { routePatterns } from './route-pattern.ts'
import { watchServerLoad } from './server-load.ts'
import { setUpOwner } from './set-up-owner.ts'
import { startingShop } from './starting-app.ts'
import { stopOnSignal } from './stop-on-signal.ts'
import { watchUntrustedProxy } from './untrusted-proxy.ts'
import { whenDatabaseAvailable } from './when-database-available.ts'
import { whenPagesBuilt } from './when-pages-built.ts'

type Stop = () => Promise<void>

/**
 * Starts everything the settings ask for. Until the database is available and migrated, requests wait, or get 503.
 * Returns a function that stops everything in reverse order; rejects when the signal is aborted meanwhile.
 */
async function start(config: Config, signal: AbortSignal): Promise<Stop> {
  const loadingPages = whenPagesBuilt(signal).then(loadPages)
  // They are awaited last.
  loadingPages.catch(() => {})
  await prepareDataDirectory(config.dataDirectory)
  const load = watchServerLoad(config.maxMemoryBytes)
  const opened = Promise.withResolvers<RequestHandlers>()
  const createHandlers = (origin: string) => startingShop(config.publicUrl ?? origin, opened.promise)
  const server = await listen(config.host, config.port, createHandlers, { ...config, ...load })
  const publicUrl = config.publicUrl ?? server.origin
  const waiting = { report, signal }
  // Only now: ports below 1024 are for root.
  const pictureProcesses = giveUpRoot(config, report, () => startPictureHost(systemAccount('hirfa-pictures')))
  const composition = await compose(config, waiting, { ...(pictureProcesses && { pictureProcesses }) })
  const { marketplace, disk, openChangeFeed, startWorker } = composition
  const pageCache = openPageCache({ maxBytes: config.pageCacheBytes, clock: marketplace.clock, openChangeFeed })
  const log = requestLog(config.logLevel)
  try {
    if (config.fillWithSamples) await whenDatabaseAvailable(() => fillEmptyShop(marketplace, report), waiting)
    const pages = await loadingPages
    const metrics = config.metricsPort === undefined ? undefined : openMetrics(disk, pageCache, marketplace)
    const metricsServer = await metrics?.listen(config.metricsPort ?? 0)
    const onCompleted = (completed: CompletedRequest) => {
      log(completed)
      metrics?.observe(completed)
    }
    const { isStopping } = server
    const untrustedProxy = watchUntrustedProxy({ publicUrl, trustedProxies: config.trustedProxies, report })
    const options = {
      ...config,
      untrustedProxy,
      marketplace,
      publicUrl,
      disk,
      load,
      isStopping,
      onCompleted,
      pageCache,
      pages,
      clientDirectory,
      ...(config.images?.publicUrl !== undefined && { pictureOrigin: new URL(config.images.publicUrl).origin }),
    }
    const { fetch } = createApp(options)
    await whenDatabaseAvailable(() => setUpOwner(marketplace, config.owner, publicUrl, report), waiting)
    if (config.hasWorker) await whenDatabaseAvailable(() => restartConsistencyCheck(marketplace), waiting)
    opened.resolve({
      fetch,
      fastPath: fastPath(pageCache, routePatterns(pages.en), onCompleted, publicUrl),
    })
    const worker = config.hasWorker ? startWorker(publicUrl) : undefined
    // From here on the shop is open: no error may end the process.
    report(`Hirfa is open at ${server.origin}`)
    if (metricsServer) report(`Metrics are at http://${metricsHost}:${metricsServer.port}${metricsPath}`)
    return async () => {
      await Promise.all([server.close(), worker?.stop()])
      await metricsServer?.close()
      await pageCache.close()
      await composition.close()
    }
  } catch (error) {
    await pageCache.close()
    await composition.close()
    throw error
  }
}

function report(line: string): void {
  console.log(line)
}

const stopping = new AbortController()
try {
  const starting = start(readConfig(), stopping.signal)
  stopOnSignal(async () => {
    report('Stopping')
    stopping.abort()
    // A start that fails or is interrupted has stopped what it had started.
    const stop = await starting.catch(() => undefined)
    await stop?.()
    report('Stopped')
  })
  await starting
} catch (error) {
  if (!stopping.signal.aborted) {
    console.error(explainStartFailure(error))
    process.exit(1)
  }
}

import './production-mode.ts'
import { AlreadyRunning } from '#database/embedded.ts'
import { fillEmptyShop } from '#samples/fill-empty-shop.ts'
import { createApp } from './app.ts'
import { compose } from './compose.ts'
import { type Config, readConfig } from './config.ts'
import { watchDiskSpace } from './disk-space.ts'
import { InvalidSetting } from './invalid-setting.ts'
import { listen } from './listen.ts'
import { metricsPath, openMetrics } from './metrics.ts'
import type { CompletedRequest } from './observe-requests.ts'
import { fastPath } from './page-cache/fast-path.ts'
import { openPageCache } from './page-cache/page-cache.ts'
import { clientDirectory, loadPages } from './pages.ts'
import { requestLog } from './request-log.ts'
import { knownSegments, routePattern } from './route-pattern.ts'
import { setUpOwner } from './set-up-owner.ts'

/** Starts everything the settings ask for. Returns a function that stops it in reverse order. */
async function start(config: Config): Promise<() => Promise<void>> {
  const pages = await loadPages()
  const { marketplace, openChangeFeed, startWorker, close } = await compose(config, report)
  const pageCache = openPageCache({ maxBytes: config.pageCacheBytes, clock: marketplace.clock, openChangeFeed })
  const log = requestLog(config.logLevel)
  const disk = watchDiskSpace(config.dataDirectory, config.minFreeBytes)
  try {
    if (config.fillWithSamples) await fillEmptyShop(marketplace, report)
    const metrics = config.metricsPort === undefined ? undefined : openMetrics(disk, pageCache)
    const metricsServer = await metrics?.listen(config.metricsHost, config.metricsPort ?? 0)
    const segments = knownSegments(pages)
    const onCompleted = (completed: CompletedRequest) => {
      log(completed)
      metrics?.observe(completed)
    }
    const server = await listen(config.host, config.port, (origin) => {
      const publicUrl = config.publicUrl ?? origin
      const app = createApp({ ...config, marketplace, publicUrl, disk, onCompleted, pageCache, pages, clientDirectory })
      return { fetch: app.fetch, fastPath: fastPath(pageCache, (path) => routePattern(path, segments), onCompleted) }
    })
    await setUpOwner(marketplace, config.owner, config.publicUrl ?? server.origin, report)
    const worker = config.hasWorker ? startWorker(config.publicUrl ?? server.origin) : undefined
    // From here on the shop is open: no error may end the process.
    report(`Hirfa is open at ${server.origin}`)
    if (metricsServer) report(`Metrics are at http://${config.metricsHost}:${metricsServer.port}${metricsPath}`)
    return async () => {
      await Promise.all([server.close(), worker?.stop()])
      await metricsServer?.close()
      await pageCache.close()
      await close()
    }
  } catch (error) {
    await pageCache.close()
    await close()
    throw error
  }
}

/** A signal during the start takes effect once the start is complete, so that everything is stopped in order. */
function stopOnSignal(starting: Promise<() => Promise<void>>): void {
  let isStopping = false
  const onSignal = async () => {
    if (isStopping) return
    isStopping = true
    report('Stopping')
    const stop = await starting
    await stop()
    report('Stopped')
    process.exit(0)
  }
  process.on('SIGTERM', onSignal)
  process.on('SIGINT', onSignal)
  // The launcher died without sending a signal; nobody else would stop this process.
  process.on('disconnect', onSignal)
}

function report(line: string): void {
  console.log(line)
}

/** One line for errors that the operator can fix, the stack for all others. */
function explain(error: unknown): string {
  if (error instanceof InvalidSetting || error instanceof AlreadyRunning) return error.message
  const { code, port } = error as NodeJS.ErrnoException & { port?: number }
  if (code === 'EADDRINUSE') return `Port ${port} is taken by another program; set PORT to a free one`
  if (code === 'EACCES' && port)
    return `Port ${port} needs rights this account does not have; set PORT to one above 1023`
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

try {
  const starting = start(readConfig())
  stopOnSignal(starting)
  await starting
} catch (error) {
  console.error(explain(error))
  process.exit(1)
}

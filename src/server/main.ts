import './in-production.ts'
import { AlreadyRunning } from '#database/embedded.ts'
import { fillEmptyShop } from '#samples/fill-empty-shop.ts'
import { createApp } from './app.ts'
import { compose } from './compose.ts'
import { type Config, readConfig } from './config.ts'
import { diskRoom } from './disk-room.ts'
import { openFinishedPages } from './finished/finished-pages.ts'
import { frontDoor } from './finished/front-door.ts'
import { letOwnerIn } from './let-owner-in.ts'
import { listen } from './listen.ts'
import { openMetrics } from './metrics.ts'
import { clientDirectory, loadPages } from './pages.ts'
import { pathPattern, pathWords } from './path-pattern.ts'
import { requestLog } from './request-log.ts'
import type { Answered } from './request-watch.ts'
import { WrongSetting } from './wrong-setting.ts'

/** Starts everything the settings ask for. Answers how to stop it, in reverse order. */
async function start(config: Config): Promise<() => Promise<void>> {
  const pages = await loadPages()
  const { marketplace, hearChanges, startWorker, close } = await compose(config, tell)
  const finished = openFinishedPages({ mostBytes: config.pageCacheBytes, clock: marketplace.clock, hear: hearChanges })
  const log = requestLog(config.logLevel)
  const disk = diskRoom(config.dataDirectory, config.leastFreeBytes)
  try {
    if (config.fillWithSamples) await fillEmptyShop(marketplace, tell)
    const metrics = config.metricsPort === undefined ? undefined : openMetrics(disk, finished)
    const figures = await metrics?.listen(config.metricsHost, config.metricsPort ?? 0)
    const words = pathWords(pages)
    const onAnswered = (answered: Answered) => {
      log(answered)
      metrics?.observe(answered)
    }
    const server = await listen(config.host, config.port, (origin) => {
      const publicUrl = config.publicUrl ?? origin
      const app = createApp({ ...config, marketplace, publicUrl, disk, onAnswered, finished, pages, clientDirectory })
      return { fetch: app.fetch, door: frontDoor(finished, (path) => pathPattern(path, words), onAnswered) }
    })
    await letOwnerIn(marketplace, config.owner, config.publicUrl ?? server.origin, tell)
    const worker = config.hasWorker ? startWorker(config.publicUrl ?? server.origin) : undefined
    // From here on the shop is open, and nothing that goes wrong may end it.
    tell(`Hirfa is open at ${server.origin}`)
    if (figures) tell(`Its figures are at http://${config.metricsHost}:${figures.port}/metrics`)
    return async () => {
      await Promise.all([server.close(), worker?.stop()])
      await figures?.close()
      log.flush()
      await finished.close()
      await close()
    }
  } catch (error) {
    await finished.close()
    await close()
    throw error
  }
}

/** A signal that comes while the shop is still opening waits until it is open: half open it could not be closed in order. */
function stopOnSignal(opening: Promise<() => Promise<void>>): void {
  let isStopping = false
  const onSignal = async () => {
    if (isStopping) return
    isStopping = true
    tell('Stopping')
    const stop = await opening
    await stop()
    tell('Stopped')
    process.exit(0)
  }
  process.on('SIGTERM', onSignal)
  process.on('SIGINT', onSignal)
  // The launcher is gone without having told us: nobody would end us later.
  process.on('disconnect', onSignal)
}

function tell(line: string): void {
  console.log(line)
}

/** What the operator can mend is told in one line; anything else with all we know. */
function explain(error: unknown): string {
  if (error instanceof WrongSetting || error instanceof AlreadyRunning) return error.message
  const { code, port } = error as NodeJS.ErrnoException & { port?: number }
  if (code === 'EADDRINUSE') return `Port ${port} is taken by another program; set PORT to a free one`
  if (code === 'EACCES' && port)
    return `Port ${port} needs rights this account does not have; set PORT to one above 1023`
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

try {
  const opening = start(readConfig())
  stopOnSignal(opening)
  await opening
} catch (error) {
  console.error(explain(error))
  process.exit(1)
}

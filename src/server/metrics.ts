import { once } from 'node:events'
import { createServer } from 'node:http'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { countMissingPictures } from '#domain/catalog/pictures/list-missing-pictures.ts'
import { countViolations, findLastCheck } from '#domain/consistency/list-violations.ts'
import { consistencyRules } from '#domain/consistency/rules.ts'
import { errorLogLine } from '#domain/error-log-line.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { periodOf } from '#domain/reports/period.ts'
import { tunisDayOf } from '#domain/tunis-day.ts'
import { listWebVitals } from '#domain/web-vitals/list-web-vitals.ts'
import type { DiskSpace } from './disk-space.ts'
import type { CompletedRequest } from './observe-requests.ts'
import type { PageCache } from './page-cache/page-cache.ts'
import { startListening } from './start-listening.ts'

export interface Metrics {
  observe(answered: CompletedRequest): void
  /**
   * Serves the metrics on a port of their own, so that visitors cannot reach them. Throws InvalidSetting if it cannot.
   */
  listen(port: number): Promise<{ readonly port: number; close(): Promise<void> }>
}

/** The only path of the port for metrics. */
export const metricsPath = '/metrics'

const durationBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/**
 * Metrics for Prometheus: the process, requests, the disk, the page cache, the consistency check, pictures and what
 * visitors wait. Routes are patterns, so labels have few values.
 */
export function openMetrics(disk?: DiskSpace, pageCache?: PageCache, marketplace?: Marketplace): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const labelNames = ['method', 'route', 'status'] as const
  const duration = new Histogram({
    name: 'hirfa_request_seconds',
    help: 'Duration of requests until the response was sent',
    ...{ labelNames, buckets: durationBuckets, registers: [registry] },
  })
  const bytes = new Counter({
    name: 'hirfa_answer_bytes_total',
    help: 'Bytes of responses sent over the network',
    ...{ labelNames: ['route'] as const, registers: [registry] },
  })
  if (disk) watchDisk(registry, disk)
  if (pageCache) observePageCache(registry, pageCache)
  if (marketplace) {
    watchConsistency(registry, marketplace)
    watchPictures(registry, marketplace)
    watchWebVitals(registry, marketplace)
  }
  return {
    observe({ method, route, status, milliseconds, bytes: sent = 0 }) {
      duration.observe({ method, route, status }, milliseconds / 1000)
      bytes.inc({ route }, sent)
    },
    listen: (port) => serve(registry, port),
  }
}

function watchDisk(registry: Registry, disk: DiskSpace): void {
  const gauge = new Gauge({
    name: 'hirfa_disk_free_bytes',
    help: 'Free bytes on the disk of the data directory',
    registers: [registry],
    async collect() {
      gauge.set(await disk.free())
    },
  })
}

/** While the database is unavailable, the values are those of the last time. */
function watchConsistency(registry: Registry, marketplace: Marketplace): void {
  const registers = [registry]
  const checked: Gauge = new Gauge({
    name: 'hirfa_consistency_checked_timestamp_seconds',
    help: 'When all rows were last checked against the consistency rules',
    registers,
    async collect() {
      const checkedAt = await findLastCheck(marketplace).catch(() => undefined)
      if (checkedAt) checked.set(checkedAt.getTime() / 1000)
    },
  })
  const violations: Gauge<'rule'> = new Gauge({
    name: 'hirfa_consistency_violations',
    help: 'Rows that break a consistency rule',
    ...{ labelNames: ['rule'] as const, registers },
    async collect() {
      const counts = await countViolations(marketplace).catch(() => undefined)
      if (!counts) return
      for (const rule of Object.keys(consistencyRules)) violations.set({ rule }, 0)
      for (const { rule, count } of counts) violations.set({ rule }, count)
    },
  })
}

/** While the database is unavailable, the value is that of the last time. */
function watchPictures(registry: Registry, marketplace: Marketplace): void {
  const missing: Gauge = new Gauge({
    name: 'hirfa_pictures_missing',
    help: 'Pictures whose files are missing from the picture storage',
    registers: [registry],
    async collect() {
      const count = await countMissingPictures(marketplace).catch(() => undefined)
      if (count !== undefined) missing.set(count)
    },
  })
}

/**
 * Counts of this week, as in the reports: the same from every instance. They begin anew on Monday, which Prometheus
 * takes for a restart. While the database is unavailable, the values are those of the last time.
 */
function watchWebVitals(registry: Registry, marketplace: Marketplace): void {
  const views = new Counter({
    name: 'hirfa_web_vitals_page_views_total',
    help: 'Page views of this week by kind of page, metric and rating, as browsers of visitors measured them',
    ...{ labelNames: ['page', 'metric', 'rating'] as const, registers: [registry] },
    async collect() {
      const week = periodOf('this-week', tunisDayOf(marketplace.clock.now()))
      const counts = await listWebVitals(marketplace, week).catch(() => undefined)
      if (!counts) return
      views.reset()
      for (const { page, metric, rating, count } of counts) views.inc({ page, metric, rating }, count)
    },
  })
}

function observePageCache(registry: Registry, pageCache: PageCache): void {
  const registers = [registry]
  const addGauge = (name: string, help: string, stat: 'bytes' | 'pages') => {
    const gauge: Gauge = new Gauge({ name, help, registers, collect: () => gauge.set(pageCache.stats()[stat]) })
  }
  addGauge('hirfa_page_cache_bytes', 'Memory used by cached pages', 'bytes')
  addGauge('hirfa_page_cache_pages', 'Cached pages', 'pages')
  const invalidated = new Counter({
    name: 'hirfa_page_cache_invalidated_total',
    help: 'Cached pages invalidated by a change',
    registers,
    collect() {
      invalidated.reset()
      invalidated.inc(pageCache.stats().invalidated)
    },
  })
  const responses = new Counter({
    name: 'hirfa_page_cache_responses_total',
    help: 'Responses to cacheable URLs by cache status',
    ...{ labelNames: ['from'] as const, registers },
    collect() {
      responses.reset()
      for (const [from, count] of Object.entries(pageCache.stats().responses)) responses.inc({ from }, count)
    },
  })
}

/** Prometheus asks on this machine, or through a proxy of the owner's. */
export const metricsHost = '127.0.0.1'

async function serve(registry: Registry, port: number) {
  const server = createServer(async ({ url }, response) => {
    if (url !== metricsPath) return response.writeHead(404).end()
    try {
      const metrics = await registry.metrics()
      response.writeHead(200, { 'Content-Type': registry.contentType, 'Cache-Control': 'no-store' }).end(metrics)
    } catch (error) {
      console.error(errorLogLine(error))
      response.writeHead(503).end()
    }
  })
  return {
    port: await startListening(server, { host: metricsHost, port, portSetting: 'METRICS_PORT' }),
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

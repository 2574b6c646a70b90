import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { failureLine } from '#domain/failure-line.ts'
import type { DiskRoom } from './disk-room.ts'
import type { FinishedPages } from './finished/finished-pages.ts'
import type { Answered } from './request-watch.ts'

export interface Metrics {
  observe(answered: Answered): void
  /** Serves the figures on a port of their own, so that they are not part of the shop. */
  listen(host: string, port: number): Promise<{ readonly port: number; close(): Promise<void> }>
}

const answerSeconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Figures for Prometheus: the process, and how requests are answered. Routes are patterns, so there are few. */
export function openMetrics(disk?: DiskRoom, finished?: FinishedPages): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const labelNames = ['method', 'route', 'status'] as const
  const duration = new Histogram({
    name: 'hirfa_request_seconds',
    help: 'How long answers took, until they had left',
    ...{ labelNames, buckets: answerSeconds, registers: [registry] },
  })
  const bytes = new Counter({
    name: 'hirfa_answer_bytes_total',
    help: 'Bytes that went over the line',
    ...{ labelNames: ['route'] as const, registers: [registry] },
  })
  if (disk) watchDisk(registry, disk)
  if (finished) watchFinished(registry, finished)
  return {
    observe({ method, route, status, milliseconds, bytes: sent = 0 }) {
      duration.observe({ method, route, status }, milliseconds / 1000)
      bytes.inc({ route }, sent)
    },
    listen: (host, port) => serve(registry, host, port),
  }
}

function watchDisk(registry: Registry, disk: DiskRoom): void {
  const gauge = new Gauge({
    name: 'hirfa_disk_free_bytes',
    help: 'Room left on the disk of the data folder',
    registers: [registry],
    async collect() {
      gauge.set(await disk.free())
    },
  })
}

function watchFinished(registry: Registry, finished: FinishedPages): void {
  const registers = [registry]
  const gauge = (name: string, help: string, figure: 'bytes' | 'pages') => {
    const made: Gauge = new Gauge({ name, help, registers, collect: () => made.set(finished.figures()[figure]) })
  }
  gauge('hirfa_finished_bytes', 'Room that finished pages take up', 'bytes')
  gauge('hirfa_finished_pages', 'Finished pages that are kept', 'pages')
  const forgotten = new Counter({
    name: 'hirfa_finished_forgotten_total',
    help: 'Finished pages that a change has made old',
    registers,
    collect() {
      forgotten.reset()
      forgotten.inc(finished.figures().forgotten)
    },
  })
  const answers = new Counter({
    name: 'hirfa_finished_answers_total',
    help: 'Answers to public addresses, by how they came about',
    ...{ labelNames: ['from'] as const, registers },
    collect() {
      answers.reset()
      for (const [from, count] of Object.entries(finished.figures().answers)) answers.inc({ from }, count)
    },
  })
}

async function serve(registry: Registry, host: string, port: number) {
  const server = createServer(async ({ url }, answer) => {
    if (url !== '/metrics') return answer.writeHead(404).end()
    try {
      const figures = await registry.metrics()
      answer.writeHead(200, { 'Content-Type': registry.contentType, 'Cache-Control': 'no-store' }).end(figures)
    } catch (error) {
      console.error(failureLine(error))
      answer.writeHead(503).end()
    }
  })
  server.listen(port, host)
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

import { EventEmitter } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { Logger, parseCronItems, type Runner, run, type TaskList } from 'graphile-worker'
import type pg from 'pg'
import { system } from '#domain/access/actor.ts'
import { readCardPayments } from '#domain/card-payments/read-card-payments.ts'
import { assignFilterKeys } from '#domain/catalog/filters/assign-filter-keys.ts'
import { findPartners } from '#domain/catalog/partners/find-partners.ts'
import { makeCopies } from '#domain/catalog/pictures/make-copies.ts'
import { analyzeCatalogWords } from '#domain/catalog/search/analyze-catalog-words.ts'
import type { NameOfProgram } from '#domain/categories/save-category.ts'
import { makeDueCourierRequests } from '#domain/couriers/api/make-due-requests.ts'
import type { EmailLinksIn } from '#domain/email-outbox/email-links.ts'
import type { JobName, JobPayload } from '#domain/events/effect.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { queueIssueBatch } from '#domain/newsletter/queue-issue.ts'
import { writeErasureReceipt } from '#domain/personal-data/erasure-receipt.ts'
import { readProductImport } from '#domain/product-import/read-import.ts'
import { runProductImport } from '#domain/product-import/run-import.ts'
import { takeBackPieces } from '#domain/product-import/take-back-pieces.ts'
import { sendDuePushes } from '#domain/push/send-due-pushes.ts'
import { findLabel } from '#messages/label-of.ts'
import { categoryNames } from '#messages/server-messages.ts'
import { releaseOncePool } from './release-once-pool.ts'
import { runnerFailure } from './runner-failure.ts'
import { schedule } from './schedule.ts'
import { sendEmail } from './send-email.ts'
import { holdLivenessLock, releaseJobsOfDeadWorkers } from './worker-liveness.ts'

export interface WorkerOptions {
  /** With a connection pool of its own, so that jobs do not delay requests. */
  readonly marketplace: Marketplace
  readonly links: EmailLinksIn
  readonly pool: pg.Pool
  /** Closes the connections of the pool, also those that jobs still use. */
  abandon(): Promise<void>
  report(line: string): void
}

export interface Worker {
  /**
   * Takes no new jobs and waits for running ones; after a grace period they queue their work again. Then closes the
   * connections, so that no statement, however long, keeps the program from stopping.
   */
  stop(): Promise<void>
}

/** Connections of a worker: one per concurrent job, and one each for LISTEN, for polling and for the liveness lock. */
export const workerPoolSize = 7

const maxConcurrentJobs = 4
const pollMilliseconds = 1_000
const restartMilliseconds = 1_000

/**
 * By default Graphile Worker does not await recording the outcome of a job, and a failure to do so ends the process.
 * With batches, even of one, it emits `pool:fatalError` instead, and the runner can be replaced.
 */
const batchedCompletion = { completeJobBatchDelay: 0, failJobBatchDelay: 0 }

/** At a stop, running jobs have this long to finish, and then as long again to queue their work again. */
const shutdownGraceMilliseconds = 2_000

/** Runs jobs until it is stopped, and restarts its runner whenever the database was unavailable. */
export function startWorker({ pool, marketplace, ...given }: WorkerOptions): Worker {
  const options = { ...given, marketplace: { ...marketplace, actor: system }, pool: releaseOncePool(pool) }
  const stopping = new AbortController()
  const interrupting = new AbortController()
  const disconnecting = new AbortController()
  const working = runUntilStopped(
    { stop: stopping.signal, interrupt: interrupting.signal, disconnect: disconnecting.signal },
    options,
  )
  return {
    async stop() {
      stopping.abort()
      const isDone = await Promise.race([working.then(() => true), pause(shutdownGraceMilliseconds, false)])
      if (!isDone) {
        interrupting.abort()
        await Promise.race([working, pause(shutdownGraceMilliseconds)])
        // Jobs that still run are released by another worker once the liveness lock is free.
        disconnecting.abort()
      }
      // A job that waits for something else keeps its connection.
      await Promise.race([given.abandon(), pause(shutdownGraceMilliseconds)])
    },
  }
}

interface Signals {
  /** Take no new jobs. */
  readonly stop: AbortSignal
  /** Interrupt the running jobs. */
  readonly interrupt: AbortSignal
  /** Close the connections. */
  readonly disconnect: AbortSignal
}

/** Starts a new runner whenever one ends because it lost its database. */
async function runUntilStopped(signals: Signals, options: WorkerOptions): Promise<void> {
  const { stop } = signals
  while (!stop.aborted) {
    await runOnce(signals, options).catch(() => {
      if (!stop.aborted) options.report('The worker lost its database and starts again')
    })
    await pause(restartMilliseconds, undefined, { signal: stop }).catch(() => {})
  }
}

async function runOnce({ stop, interrupt, disconnect }: Signals, options: WorkerOptions): Promise<void> {
  const over = new AbortController()
  const end = AbortSignal.any([over.signal, disconnect])
  const events = new EventEmitter()
  const liveness: Promise<void>[] = []
  const failure = runnerFailure(events)
  events.once('pool:create', ({ workerPool: { id } }: { workerPool: { id: string } }) => {
    liveness.push(holdLivenessLock(options.pool, id, end), releaseJobsOfDeadWorkers(options.pool, id, end))
  })
  try {
    const runner = await run({
      pgPool: options.pool,
      taskList: tasksOf(options, interrupt),
      parsedCronItems: parseCronItems(Object.entries(schedule).map(([task, { cron }]) => ({ task, match: cron }))),
      concurrency: maxConcurrentJobs,
      pollInterval: pollMilliseconds,
      noHandleSignals: true,
      preset: { worker: batchedCompletion },
      logger: new Logger(() => () => {}),
      events,
    })
    const stopRunner = () => void stopIgnoringErrors(runner)
    if (stop.aborted) stopRunner()
    else stop.addEventListener('abort', stopRunner, { once: true })
    await Promise.race([runner.promise, failure]).finally(() => {
      stop.removeEventListener('abort', stopRunner)
      stopRunner()
    })
  } finally {
    over.abort()
    await Promise.all(liveness)
  }
}

/** What each job does. The jobs that events cause are in `effects.ts`, those at fixed times in `schedule.ts`. */
function tasksOf({ marketplace, links }: WorkerOptions, stop: AbortSignal): TaskList {
  const queued: { readonly [Name in JobName]: (payload: JobPayload[Name]) => Promise<void> } = {
    'make-copies': ({ fileName }) => makeCopies(marketplace, fileName),
    'queue-issue': async ({ issueId }) => void (await queueIssueBatch(marketplace, issueId)),
    'send-email': ({ emailId }) => sendEmail({ marketplace, links, stop }, emailId),
    'find-partners': ({ productId }) => findPartners(marketplace, productId),
    'analyze-words': () => analyzeCatalogWords(marketplace),
    'assign-filter-keys': () => assignFilterKeys(marketplace),
    'read-card-payments': () => readCardPayments(marketplace),
    'make-courier-requests': async () => void (await makeDueCourierRequests(marketplace)),
    'send-pushes': async () => void (await sendDuePushes(marketplace)),
    'read-product-import': ({ importId }) => readProductImport(marketplace, importId, { stop, nameOf }),
    'run-product-import': ({ importId }) => runProductImport(marketplace, importId, stop),
    'take-back-product-import': ({ importId }) => takeBackPieces(marketplace, importId, stop),
    'write-erasure-receipt': ({ erasureId }) => writeErasureReceipt(marketplace, erasureId),
  }
  const scheduled = Object.entries(schedule).map(([name, { run }]) => [name, () => run(marketplace)])
  return {
    ...Object.fromEntries(scheduled),
    ...(queued as TaskList),
  }
}

/** What the program calls a category, which its owner may call something else. */
const nameOf: NameOfProgram = (slug, locale) => findLabel(categoryNames[locale], slug)

async function stopIgnoringErrors(runner: Runner): Promise<void> {
  // It rejects when the runner has already ended.
  await runner.stop().catch(() => {})
}

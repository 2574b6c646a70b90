import { EventEmitter } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { Logger, parseCronItems, type Runner, run, type TaskList } from 'graphile-worker'
import type pg from 'pg'
import { makeCopies } from '#domain/catalog/make-copies.ts'
import { queueIssuePart } from '#domain/correspondence/queue-issue.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { brokenAndIdle } from './broken-runner.ts'
import { bePresent, freeJobsOfTheGone } from './presence.ts'
import { sendLetter } from './send-letter.ts'
import { timetable } from './timetable.ts'

export interface WorkerOptions {
  /** On connections that visitors do not wait for. */
  readonly marketplace: Marketplace
  readonly publicUrl: string
  readonly pool: pg.Pool
  tell(line: string): void
}

export interface Worker {
  /** Finishes what runs, or after a moment hands it back, and then takes no more. */
  stop(): Promise<void>
}

/** Connections a worker needs: one for each job at once, and one each to hear of jobs, look for them and be present. */
export const workerPoolSize = 7

const jobsAtOnce = 4
const lookForJobsMilliseconds = 1_000
const restartMilliseconds = 1_000

/**
 * Left to itself the queue does not wait for its note that a job is done, and a note that cannot be written ends the
 * whole process. In batches, if only of one, it says so and ends the runner, and another takes over.
 */
const awaitsItsWriting = { completeJobBatchDelay: 0, failJobBatchDelay: 0 }

/** What runs when the program stops may finish within this; what is then interrupted has as long to hand itself back. */
const patienceMilliseconds = 2_000

/** Does the shop's jobs until it is stopped, through every absence of the database. */
export function startWorker(options: WorkerOptions): Worker {
  const stopping = new AbortController()
  const interrupting = new AbortController()
  const leaving = new AbortController()
  const working = workUntil({ stop: stopping.signal, interrupt: interrupting.signal, leave: leaving.signal }, options)
  return {
    async stop() {
      stopping.abort()
      const isDone = await Promise.race([working.then(() => true), pause(patienceMilliseconds, false)])
      if (isDone) return
      interrupting.abort()
      await Promise.race([working, pause(patienceMilliseconds)])
      // Whatever still hangs is left to the next worker, which finds us gone.
      leaving.abort()
    },
  }
}

interface Signals {
  /** Take no more jobs. */
  readonly stop: AbortSignal
  /** Let go of those that run. */
  readonly interrupt: AbortSignal
  /** Let go of the database. */
  readonly leave: AbortSignal
}

/** The queue's runner ends when it cannot write down what became of a job. Then another one takes over. */
async function workUntil(signals: Signals, options: WorkerOptions): Promise<void> {
  const { stop } = signals
  while (!stop.aborted) {
    await runOnce(signals, options).catch(() => {
      if (!stop.aborted) options.tell('The worker lost its database and starts again')
    })
    await pause(restartMilliseconds, undefined, { signal: stop }).catch(() => {})
  }
}

async function runOnce({ stop, interrupt, leave }: Signals, options: WorkerOptions): Promise<void> {
  const over = new AbortController()
  const end = AbortSignal.any([over.signal, leave])
  const events = new EventEmitter()
  const company: Promise<void>[] = []
  const isBroken = brokenAndIdle(events)
  events.once('pool:create', ({ workerPool: { id } }: { workerPool: { id: string } }) => {
    company.push(bePresent(options.pool, id, end), freeJobsOfTheGone(options.pool, id, end))
  })
  try {
    const runner = await run({
      pgPool: options.pool,
      taskList: tasksOf(options, interrupt),
      parsedCronItems: parseCronItems(Object.entries(timetable).map(([task, { at }]) => ({ task, match: at }))),
      concurrency: jobsAtOnce,
      pollInterval: lookForJobsMilliseconds,
      noHandleSignals: true,
      preset: { worker: awaitsItsWriting },
      logger: new Logger(() => () => {}),
      events,
    })
    const endRunner = () => void endQuietly(runner)
    if (stop.aborted) endRunner()
    else stop.addEventListener('abort', endRunner, { once: true })
    await Promise.race([runner.promise, isBroken]).finally(() => {
      stop.removeEventListener('abort', endRunner)
      endRunner()
    })
  } finally {
    over.abort()
    await Promise.all(company)
  }
}

function tasksOf({ marketplace, publicUrl }: WorkerOptions, stop: AbortSignal): TaskList {
  const byTheClock = Object.entries(timetable).map(([name, { run }]) => [name, () => run(marketplace)])
  return {
    ...Object.fromEntries(byTheClock),
    'make-copies': (payload: { fileName: string }) => makeCopies(marketplace, payload.fileName),
    'queue-issue': async ({ issueId }: { issueId: number }) => void (await queueIssuePart(marketplace, issueId)),
    'send-letter': (payload: { letterId: number }) => sendLetter({ marketplace, publicUrl, stop }, payload.letterId),
  }
}

async function endQuietly(runner: Runner): Promise<void> {
  // It refuses when it has ended by itself meanwhile.
  await runner.stop().catch(() => {})
}

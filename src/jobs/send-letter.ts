import { setTimeout as pause } from 'node:timers/promises'
import {
  beginAttempt,
  handBack,
  keepWords,
  recordFailure,
  recordSent,
  recordWithdrawn,
} from '#domain/letters/attempt-letter.ts'
import { SendingFailed } from '#domain/letters/mailer.ts'
import { NotWanted } from '#domain/letters/not-wanted.ts'
import { secondsOfPause } from '#domain/letters/pause-letters.ts'
import { addSendingJob } from '#domain/letters/queue-letters.ts'
import type { JobContext } from './job-context.ts'
import { writeLetter } from './write-letter.ts'

/** A mail service that has not answered by then will not. */
const sendingMilliseconds = 20_000

/** How long a worker tries to write down that a letter is gone, while the database is away. */
const persistenceMilliseconds = 10 * 60_000

/**
 * Sends one letter, unless it has gone already. Its row tells the outcome and every next attempt is a job of its own,
 * so a letter that fails does so on its own time and holds up nobody.
 */
export async function sendLetter(context: JobContext, letterId: number): Promise<void> {
  const { marketplace, stop } = context
  const wait = await secondsOfPause(marketplace)
  if (wait > 0) return addSendingJob(marketplace, letterId, wait)
  const inHand = await beginAttempt(marketplace, letterId)
  if (!inHand) return
  try {
    await withinTime(stop, async (signal) => {
      const { outgoing, kept } = await writeLetter(context, inHand)
      await keepWords(marketplace, inHand, kept)
      await marketplace.mailer.send(outgoing, signal)
    })
  } catch (error) {
    if (stop.aborted) return handBack(marketplace, inHand)
    if (error instanceof NotWanted) return recordWithdrawn(marketplace, inHand)
    return recordFailure(marketplace, inHand, error)
  }
  await persistently(stop, () => recordSent(marketplace, inHand))
}

/** Waits no longer than is sensible, also for a mailer that cannot be interrupted. */
async function withinTime(stop: AbortSignal, send: (signal: AbortSignal) => Promise<void>): Promise<void> {
  const timeout = AbortSignal.timeout(sendingMilliseconds)
  const signal = AbortSignal.any([stop, timeout])
  const isOver = Promise.withResolvers<never>()
  const onAbort = () => isOver.reject(new SendingFailed('passing', 'No answer in time'))
  signal.addEventListener('abort', onAbort)
  try {
    await Promise.race([send(signal), isOver.promise])
  } finally {
    signal.removeEventListener('abort', onAbort)
  }
}

/** A letter that is gone must not go again because the database was away when that was to be written down. */
async function persistently(stop: AbortSignal, write: () => Promise<void>): Promise<void> {
  const deadline = Date.now() + persistenceMilliseconds
  for (;;) {
    try {
      return await write()
    } catch (error) {
      if (stop.aborted || Date.now() > deadline) throw error
    }
    await pause(500, undefined, { signal: stop }).catch(() => {})
  }
}

import { setTimeout as pause } from 'node:timers/promises'
import {
  beginEmailAttempt,
  type EmailAttempt,
  recordEmailFailure,
  recordEmailSent,
  recordEmailWithdrawn,
  requeueEmail,
  storeEmailText,
} from '#domain/email-outbox/email-attempt.ts'
import { EmailWithdrawn } from '#domain/email-outbox/email-withdrawn.ts'
import { SendingFailed } from '#domain/email-outbox/mailer.ts'
import { secondsUntilSendingResumes } from '#domain/email-outbox/sending-pause.ts'
import { queueJob } from '#domain/events/queue-job.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { findIssueTextForSubscriber } from '#domain/newsletter/get-issue-text.ts'
import { waitAgain } from '#domain/stock-alerts/wait-again.ts'
import type { JobContext } from './job-context.ts'
import { writeEmail } from './write-email.ts'

/** Longer than this, a mail service is not going to answer. */
const sendTimeoutMilliseconds = 20_000

/** How long recording a sent email is retried while the database is unavailable. */
const recordRetryMilliseconds = 10 * 60_000

/**
 * Sends one email unless it was sent already. The outcome is recorded in its row, and each retry is a job of its own,
 * so an email that fails does not delay others.
 */
export async function sendEmail(context: JobContext, emailId: number): Promise<void> {
  const { marketplace, stop } = context
  const pauseSeconds = await secondsUntilSendingResumes(marketplace)
  if (pauseSeconds > 0) return queueJob(marketplace, 'send-email', { emailId }, pauseSeconds)
  const attempt = await beginEmailAttempt(marketplace, emailId)
  if (!attempt) return
  if ('secondsUntilDue' in attempt) return queueJob(marketplace, 'send-email', { emailId }, attempt.secondsUntilDue)
  try {
    await withTimeout(stop, async (signal) => {
      const { outgoing, stored } = await writeEmail(context, attempt)
      await storeEmailText(marketplace, attempt, stored)
      await marketplace.mailer.send(outgoing, signal)
    })
  } catch (error) {
    if (stop.aborted) return requeueEmail(marketplace, attempt)
    if (error instanceof EmailWithdrawn)
      return recordEmailWithdrawn(marketplace, attempt, (marketplace) => afterWithdrawal(marketplace, attempt))
    return recordEmailFailure(marketplace, attempt, error)
  }
  await retryWhileUnavailable(stop, () => recordEmailSent(marketplace, attempt))
}

/** What follows from a withdrawal, in its transaction. Returns whether the email is wanted again. */
async function afterWithdrawal(marketplace: Marketplace, attempt: EmailAttempt): Promise<boolean> {
  const { id, kind, payload } = attempt
  if (kind === 'stock-alert' && 'alertId' in payload) await waitAgain(marketplace, payload.alertId, id)
  return isIssueWanted(marketplace, attempt)
}

/** Only emails of a newsletter issue can be wanted again: when the issue was stopped and then resumed. */
async function isIssueWanted(marketplace: Marketplace, { payload }: EmailAttempt): Promise<boolean> {
  if (!('issueId' in payload && 'subscriptionId' in payload)) return false
  return (await findIssueTextForSubscriber(marketplace, payload)) !== undefined
}

/** Rejects after the timeout, also when the mailer ignores the signal. */
async function withTimeout(stop: AbortSignal, send: (signal: AbortSignal) => Promise<void>): Promise<void> {
  const timeout = AbortSignal.timeout(sendTimeoutMilliseconds)
  const signal = AbortSignal.any([stop, timeout])
  const aborted = Promise.withResolvers<never>()
  const onAbort = () => aborted.reject(new SendingFailed('temporary', 'No answer in time'))
  signal.addEventListener('abort', onAbort)
  try {
    await Promise.race([send(signal), aborted.promise])
  } finally {
    signal.removeEventListener('abort', onAbort)
  }
}

/** Retries recording a sent email, which would be sent a second time otherwise. */
async function retryWhileUnavailable(stop: AbortSignal, write: () => Promise<void>): Promise<void> {
  const deadline = Date.now() + recordRetryMilliseconds
  for (;;) {
    try {
      return await write()
    } catch (error) {
      if (stop.aborted || Date.now() > deadline) throw error
    }
    await pause(500, undefined, { signal: stop }).catch(() => {})
  }
}

import { sql } from 'kysely'
import type { Marketplace } from '#domain/marketplace.ts'
import type { JobName, JobPayload } from './effect.ts'

interface JobOptions {
  /** A job replaces an earlier one with the same key unless that one has started. */
  readonly key: string
  /** Jobs of one queue run one at a time. */
  readonly queue?: string
  /** Jobs with a lower number run first; 0 by default. */
  readonly priority?: number
}

/** Below emails and all other jobs that people wait for. */
const lowPriority = 10

/** Emails to many people at once run after those about orders. */
export const bulkEmailPriority = 10

/** A single job leaves more than half of two cores idle while it waits for its process to start and for the disk. */
const pictureQueues = 2

const jobOptions: { readonly [Name in JobName]: (payload: JobPayload[Name]) => JobOptions } = {
  'analyze-words': () => ({ key: 'analyze-words' }),
  // One at a time: a courier that does not answer keeps one worker busy, never all.
  'make-courier-requests': () => ({ key: 'make-courier-requests', queue: 'couriers', priority: lowPriority }),
  // One at a time, as a gateway that does not answer keeps a worker busy.
  'read-card-payments': () => ({ key: 'read-card-payments', queue: 'card-payments' }),
  'find-partners': ({ productId }) => ({ key: `partners-${productId}`, queue: 'partners', priority: lowPriority }),
  'assign-filter-keys': () => ({ key: 'assign-filter-keys' }),
  'make-copies': ({ fileName }) => ({
    ...{ key: `copies-${fileName}`, queue: queueOfPicture(fileName), priority: lowPriority },
  }),
  'queue-issue': ({ issueId }) => ({ key: `issue-${issueId}` }),
  'send-email': ({ emailId }) => ({ key: emailJobKey(emailId) }),
  // One at a time, so that no phone is told twice.
  'send-pushes': () => ({ key: 'send-pushes', queue: 'pushes' }),
  // One file at a time in memory. Of the imports that run each gets its turn.
  'read-product-import': ({ importId }) => ({ key: `read-import-${importId}`, queue: 'import-files' }),
  'run-product-import': ({ importId }) => ({
    ...{ key: `run-import-${importId}`, queue: 'imports', priority: lowPriority },
  }),
  'take-back-product-import': ({ importId }) => ({ key: `take-back-import-${importId}`, queue: 'imports' }),
  'write-erasure-receipt': ({ erasureId }) => ({ key: `erasure-${erasureId}` }),
}

export function emailJobKey(emailId: number | string): string {
  return `email-${emailId}`
}

/** Returns the same queue for the same picture, so that it is never copied twice at once. */
function queueOfPicture(fileName: string): string {
  const sum = Array.from(fileName).reduce((sum, letter) => sum + letter.charCodeAt(0), 0)
  return `pictures-${sum % pictureQueues}`
}

/**
 * Queues a job for a worker, after `delay` seconds. In a transaction it is queued if and only if the transaction
 * commits. Operations record an event instead, and `jobs/effects.ts` says which jobs follow; only jobs that continue or
 * retry themselves call this.
 */
export async function queueJob<Name extends JobName>(
  { db }: Marketplace,
  name: Name,
  payload: JobPayload[Name],
  delay = 0,
): Promise<void> {
  const { key, queue = null, priority = 0 } = jobOptions[name](payload)
  await sql`select from graphile_worker.add_job(${name}::text, ${JSON.stringify(payload)}::json,
    queue_name => ${queue}::text, run_at => now() + make_interval(secs => ${delay}), job_key => ${key}::text,
    priority => ${priority}::int)`.execute(db)
}

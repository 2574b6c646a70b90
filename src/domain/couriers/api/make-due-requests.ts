import { isSystem } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { queueJob } from '#domain/events/queue-job.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { type CourierRequest, claimCourierRequest } from './claim-request.ts'
import { markInterruptedRequests } from './interrupted-requests.ts'
import { secondsUntilNextRequest } from './next-request.ts'
import { recordCreateAnswer, recordStateAnswer } from './record-answer.ts'

/**
 * Makes at most one request to the API of each courier: it tells of the next parcels, or asks what became of one.
 * Several at once share the pace of a courier, so none makes more requests than it allows. The job queues itself again
 * for the next request. Returns how many requests were made.
 */
export async function makeDueCourierRequests(marketplace: Marketplace): Promise<number> {
  requireAllowed(isSystem(marketplace.actor))
  const couriers = await marketplace.db.selectFrom('courier_apis').select('courier_id').orderBy('courier_id').execute()
  const made = await Promise.all(couriers.map(({ courier_id }) => makeRequestTo(marketplace, courier_id)))
  await queueNextCourierRequest(marketplace)
  return made.filter(Boolean).length
}

/** Queues the job of the next request, where one is due within a minute: this runs every minute. */
export async function queueNextCourierRequest(marketplace: Marketplace): Promise<void> {
  requireAllowed(isSystem(marketplace.actor))
  await markInterruptedRequests(marketplace)
  const seconds = await secondsUntilNextRequest(marketplace)
  if (seconds !== undefined && seconds < 60) await queueJob(marketplace, 'make-courier-requests', {}, seconds)
}

async function makeRequestTo(marketplace: Marketplace, courierId: number): Promise<boolean> {
  const request = await claimCourierRequest(marketplace, courierId)
  if (!request) return false
  await makeRequest(marketplace, request)
  return true
}

async function makeRequest(marketplace: Marketplace, request: CourierRequest): Promise<void> {
  const api = marketplace.courierApis[request.api]
  if (request.kind === 'create') {
    const toSend = request.parcels.map(({ toSend }) => toSend)
    const answer = request.access ? await api.create(request.access, toSend) : unreadableToken
    await recordCreateAnswer(marketplace, request, answer)
  } else {
    const answer = request.access ? await api.readState(request.access, request.barcode) : unreadableToken
    await recordStateAnswer(marketplace, request, answer)
  }
}

const unreadableToken = { outcome: 'failed', problem: 'unreadable-token' } as const

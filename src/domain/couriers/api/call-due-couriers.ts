import { isSystem } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { queueJob } from '#domain/events/queue-job.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { type CourierCall, claimCall } from './claim-call.ts'
import { markInterruptedCalls } from './interrupted-calls.ts'
import { secondsUntilNextCall } from './next-call.ts'
import { recordCreateAnswer, recordStateAnswer } from './record-answer.ts'

/**
 * Makes at most one request to the API of each courier: it tells of the next parcel, or asks what became of one. Several at
 * once share the pace of a courier, so none makes more requests than it allows. The job queues itself again for the next
 * request. Returns how many requests were made.
 */
export async function callDueCouriers(marketplace: Marketplace): Promise<number> {
  requireAllowed(isSystem(marketplace.actor))
  const couriers = await marketplace.db.selectFrom('courier_apis').select('courier_id').orderBy('courier_id').execute()
  const made = await Promise.all(couriers.map(({ courier_id }) => callCourier(marketplace, courier_id)))
  await requeueCourierCalls(marketplace)
  return made.filter(Boolean).length
}

/** Queues the job of the next request, where one is due within a minute: this runs every minute. */
export async function requeueCourierCalls(marketplace: Marketplace): Promise<void> {
  requireAllowed(isSystem(marketplace.actor))
  await markInterruptedCalls(marketplace)
  const seconds = await secondsUntilNextCall(marketplace)
  if (seconds !== undefined && seconds < 60) await queueJob(marketplace, 'call-couriers', {}, seconds)
}

async function callCourier(marketplace: Marketplace, courierId: number): Promise<boolean> {
  const call = await claimCall(marketplace, courierId)
  if (!call) return false
  await makeCall(marketplace, call)
  return true
}

async function makeCall(marketplace: Marketplace, call: CourierCall): Promise<void> {
  const api = marketplace.courierApis[call.api]
  if (call.kind === 'create') {
    const answer = call.access ? await api.create(call.access, call.parcel) : unreadableToken
    await recordCreateAnswer(marketplace, call, answer)
  } else {
    const answer = call.access ? await api.readState(call.access, call.barcode) : unreadableToken
    await recordStateAnswer(marketplace, call, answer)
  }
}

const unreadableToken = { outcome: 'failed', problem: 'unreadable-token' } as const

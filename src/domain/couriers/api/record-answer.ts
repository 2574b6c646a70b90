import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { CourierRequest, CreateRequest, StateRequest } from './claim-request.ts'
import type { ApiProblem, CreateAnswer, StateAnswer } from './courier-api.ts'

/** The first question about a parcel comes so long after it was sent, in milliseconds. */
const firstCheckMilliseconds = 60 * 60 * 1000

/** Records what a courier answered to the parcels of a request. */
export async function recordCreateAnswer(
  marketplace: Marketplace,
  request: CreateRequest,
  answer: CreateAnswer,
): Promise<void> {
  await inTransaction(marketplace, async (marketplace) => {
    const now = marketplace.clock.now()
    await recordHealth(marketplace, request, answer)
    for (const [index, { id }] of request.parcels.entries())
      await marketplace.db
        .updateTable('courier_parcels')
        .set(parcelAfter(answer, { index, parcelCount: request.parcels.length, now }))
        .where('id', '=', id)
        .where('sending_since', '=', request.since)
        // An answer that comes after all settles what was uncertain meanwhile, unless a person has.
        .where('state', 'in', ['sending', 'uncertain'])
        .execute()
  })
}

interface PlaceInRequest {
  readonly index: number
  /** How many parcels the request had. */
  readonly parcelCount: number
  readonly now: Date
}

function parcelAfter(answer: CreateAnswer, { index, parcelCount, now }: PlaceInRequest) {
  switch (answer.outcome) {
    case 'created': {
      const parcel = answer.parcels[index]
      // It may have been taken: the answer does not say.
      if (!parcel) return { state: 'uncertain' } as const
      const next_check_at = new Date(now.getTime() + firstCheckMilliseconds)
      return { state: 'sent', barcode: parcel.barcode, label_url: parcel.labelUrl ?? null, next_check_at } as const
    }
    case 'refused':
      // Which of several it is about, smaller requests show.
      if (parcelCount > 1) return { state: 'waiting', batch_limit: Math.floor(parcelCount / 2) } as const
      return { state: 'refused', refusal: answer.message } as const
    case 'failed':
      return { state: answer.problem === 'no-answer' ? 'uncertain' : 'waiting' } as const
  }
}

/** Records what a courier says of a parcel. Its order stays as it is: staff confirm what moves cash. */
export async function recordStateAnswer(
  marketplace: Marketplace,
  request: StateRequest,
  answer: StateAnswer,
): Promise<void> {
  await inTransaction(marketplace, async (marketplace) => {
    await recordHealth(marketplace, request, answer)
    if (answer.outcome !== 'state') return
    const { words, kind } = answer.state
    await marketplace.db
      .updateTable('courier_parcels')
      .set({ reported: words, reported_as: kind, reported_at: marketplace.clock.now() })
      .where('id', '=', request.parcelId)
      .where('state', '=', 'sent')
      .execute()
  })
}

/**
 * Pauses after a failure, in milliseconds: doubled with each, so that a courier that is down is asked less and less.
 */
const firstPauseMilliseconds = 30_000
const longestPauseMilliseconds = 60 * 60 * 1000

/** Problems that only an owner can solve. They are looked at again once an hour. */
const lastingProblems: ReadonlySet<ApiProblem> = new Set(['token-refused', 'not-understood', 'unreadable-token'])

async function recordHealth(
  { db, clock }: Marketplace,
  { courierId }: CourierRequest,
  answer: CreateAnswer | StateAnswer,
): Promise<void> {
  const row = db.updateTable('courier_apis').where('courier_id', '=', courierId)
  if (answer.outcome !== 'failed') {
    await row.set({ failures: 0, problem: null }).execute()
    return
  }
  const { failures } = (await db
    .selectFrom('courier_apis')
    .select('failures')
    .where('courier_id', '=', courierId)
    .forUpdate()
    .executeTakeFirst()) ?? { failures: 0 }
  const doubled = firstPauseMilliseconds * 2 ** Math.min(failures, 10)
  const asked = (answer.retryAfterSeconds ?? 0) * 1000
  const pause = lastingProblems.has(answer.problem) ? longestPauseMilliseconds : Math.max(doubled, asked)
  const next_request_at = new Date(clock.now().getTime() + Math.min(pause, longestPauseMilliseconds))
  await row.set({ failures: Math.min(failures + 1, 1000), problem: answer.problem, next_request_at }).execute()
}

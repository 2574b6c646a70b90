import type { Marketplace } from '#domain/marketplace.ts'
import { RateLimited } from '#domain/rate-limits/rate-limit.ts'
import { getSetting } from '#domain/settings/get-setting.ts'
import { answerArrivals } from './answer-arrivals.ts'
import type { Answer } from './assign-places.ts'
import { admitAll } from './ticket-statements.ts'
import type { Arrival, WaitingRoom } from './waiting-room.ts'
import { waitingRoomSetting } from './waiting-room-setting.ts'

/** After this time a process notices that the limit was set or taken away. */
const maxAgeMilliseconds = 1000

/** Whoever is refused may come again then. */
const refusedSeconds = 60

const maxBatch = 500

interface Entering {
  readonly arrival: Arrival
  resolve(answer: Answer): void
  reject(error: unknown): void
}

/**
 * Creates the waiting room of this process. Nobody waits unless the owner has set a limit. All that arrive during a transaction share the next one, so that a crowd costs few,
 * in the order of arrival. The database keeps the places for all processes.
 */
export function createWaitingRoom(store: Pick<Marketplace, 'db' | 'clock'>): WaitingRoom {
  let arrived: Entering[] = []
  let isAnswering = false
  let read: { readonly isOn: Promise<boolean>; readonly at: number } | undefined
  let hasAdmittedAll = false

  const readIsOn = async () => {
    const { ordersPerMinute } = (await getSetting(store, waitingRoomSetting)).value
    const isOn = ordersPerMinute > 0
    if (!isOn && !hasAdmittedAll) await admitAll(store.db).execute()
    hasAdmittedAll = !isOn
    return isOn
  }

  const checkIsOn = () => {
    const at = performance.now()
    if (read === undefined || at - read.at > maxAgeMilliseconds) {
      const current = { isOn: readIsOn(), at }
      read = current
      // The next one reads it again.
      current.isOn.catch(() => {
        if (read === current) read = undefined
      })
    }
    return read.isOn
  }

  const answerAll = async () => {
    if (isAnswering) return
    isAnswering = true
    while (arrived.length > 0) {
      const batch = arrived.slice(0, maxBatch)
      arrived = arrived.slice(maxBatch)
      try {
        const answers = await answerArrivals(
          store,
          batch.map(({ arrival }) => arrival),
        )
        for (const [index, { resolve }] of batch.entries()) resolve(answers[index] as Answer)
      } catch (error) {
        for (const { reject } of batch) reject(error)
      }
    }
    isAnswering = false
  }

  return {
    async enter(arrival) {
      if (!(await checkIsOn())) return undefined
      const { promise, resolve, reject } = Promise.withResolvers<Answer>()
      arrived.push({ arrival, resolve, reject })
      void answerAll()
      const answer = await promise
      if (answer.outcome === 'rate-limited') throw new RateLimited('order', refusedSeconds)
      return answer.outcome === 'admitted' ? undefined : answer
    },
  }
}

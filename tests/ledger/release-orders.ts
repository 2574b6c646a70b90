import { setTimeout as wait } from 'node:timers/promises'
import type { Marketplace } from '#domain/marketplace.ts'
import { releaseUnconfirmedOrders } from '#domain/orders/holds/release-unconfirmed-orders.ts'
import { asSystem } from '#tests/support/operators.ts'
import type { Random } from './random.ts'

/** More than the working hours between a reminder and a release, whatever days lie between. */
const stepMilliseconds = 7 * 24 * 60 * 60 * 1000

/**
 * Runs the job that reminds of unconfirmed orders and releases them until the signal, twice at once like the workers of
 * two instances, by a clock that is a week later each time. Failures while the database is unavailable are ignored.
 */
export async function keepReleasing(marketplace: Marketplace, random: Random, until: AbortSignal): Promise<void> {
  for (let ahead = stepMilliseconds; !until.aborted; ahead += stepMilliseconds) {
    const clock = { now: () => new Date(Date.now() + ahead) }
    const release = () => releaseUnconfirmedOrders({ ...asSystem(marketplace), clock })
    await Promise.allSettled([release(), release()])
    await wait(random.integerBetween(500, 2_500))
  }
}

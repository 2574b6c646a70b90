import { type CompiledQuery, sql } from 'kysely'
import { type Placeholders, prepareQuery } from '#database/prepared-query.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { limitedNetwork } from '#domain/request-network.ts'
import { networkKey, recipientKeys } from './consume-rate-limit.ts'
import { consumeQuota, spendQuota } from './quota-queries.ts'
import type { Quota, RateLimit, RateLimits, Recipients } from './rate-limit.ts'

// The quotas of orders. Whose quota is used up may still order, but the shop calls before it takes the pieces: nobody
// can lock out a customer by ordering with their phone number, and many people share the network of a carrier.

/** An order from this many times the quota of a network on is refused. Nothing else refuses an order for its sender. */
const refusalFactor = 4

/** Whom the quotas of an order count: `network` is refused in the end, a phone number and an email address never. */
export interface OrderSender {
  readonly network: Buffer
  readonly phone: Buffer
  readonly email?: Buffer
}

export type QuotaHolder = keyof OrderSender

/** Returns who sends the order; undefined where no limits apply. */
export function orderSender(marketplace: Marketplace, customer: OrderCustomer): OrderSender | undefined {
  const network = limitedNetwork(marketplace)
  if (!network) return undefined
  const { phone, email } = recipientKeys('order', customer)
  return { network: networkKey('order', network.address), phone: phone as Buffer, ...(email && { email }) }
}

/** Returns the network as an order stores it. */
export function orderNetworkKeyOf({ network }: OrderSender): string {
  return network.toString('hex')
}

type OrderCustomer = Recipients & { readonly phone: string }

/** Returns the query of the quotas that the sender has used. */
export function selectUsedQuotas({ db }: Marketplace, sender: OrderSender) {
  return usedQuotas(db, { keys: Object.values(sender) })
}

const usedQuotas = prepareQuery((db, { keys }: Placeholders<{ keys: Buffer[] }>) =>
  db.selectFrom('rate_limits_used').select(['key', 'used_until']).where(sql<boolean>`key = any(${keys}::bytea[])`),
)

type UsedQuotaRow = ReturnType<typeof selectUsedQuotas> extends CompiledQuery<infer Row> ? Row : never

/** Returns whose quota does not allow another order now. */
export function usedUpQuotas(
  { clock }: Marketplace,
  rows: readonly UsedQuotaRow[],
  sender: OrderSender,
  { order }: RateLimits,
): Set<QuotaHolder> {
  const isUsedUp = (key: Buffer, quota: Quota) => {
    const row = rows.find((row) => row.key.equals(key))
    const secondsUsed = row ? (row.used_until.getTime() - clock.now().getTime()) / 1000 : 0
    return Math.max(0, secondsUsed) + quota.seconds / quota.count > quota.seconds
  }
  const holders = Object.entries(sender) as [QuotaHolder, Buffer][]
  return new Set(holders.filter(([holder, key]) => isUsedUp(key, quotaOf(holder, order))).map(([holder]) => holder))
}

function quotaOf(holder: QuotaHolder, { perNetwork, perRecipient }: RateLimit): Quota {
  return holder === 'network' ? perNetwork : perRecipient
}

/**
 * Returns the queries that count an order, to be sent before its rows: their row locks make the orders of one network,
 * phone number or email address wait for each other. The first refuses far too many from one network; convert the error
 * with `asRateLimited`.
 */
export function countOrderQueries(
  marketplace: Marketplace,
  sender: OrderSender,
  rateLimits: RateLimits,
): Readonly<Record<'countedNetwork' | 'countedRecipients', CompiledQuery>> {
  const { count, seconds } = rateLimits.order.perNetwork
  const quota = { count: count * refusalFactor, seconds: seconds * refusalFactor }
  const { network, ...recipients } = sender
  return {
    countedNetwork: consumeQuota(marketplace, quota, [network]),
    countedRecipients: spendQuota(marketplace, rateLimits.order.perRecipient, Object.values(recipients)),
  }
}

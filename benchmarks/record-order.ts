import { randomUUID } from 'node:crypto'
import { Kysely, PostgresDialect, sql } from 'kysely'
import type pg from 'pg'
import { connect } from '#database/connect.ts'
import { kyselyPool } from '#database/kysely-pool.ts'
import type { Tables } from '#database/tables.ts'
import type { EmailAddress } from '#domain/email-address.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { quoteLines } from '#domain/orders/lines/quote-lines.ts'
import type { RequestedLine } from '#domain/orders/order.ts'
import { placeOrder } from '#domain/orders/placing/place-order.ts'
import type { Phone } from '#domain/phone.ts'
import { defaultRateLimits } from '#domain/rate-limits/rate-limit.ts'
import { limitedTo } from '#tests/support/rate-limits.ts'

export interface RecordedStatement {
  readonly text: string
  readonly values: readonly unknown[]
}

export interface RecordedOrder {
  /** In the order in which they were sent, without `begin` and `commit`. */
  readonly statements: readonly RecordedStatement[]
  readonly orderId: number
  readonly orderNumber: string
  /** Seven digits, part of the customer's phone number and email address. */
  readonly customerDigits: string
}

/** Greater than the other ids of a shop with samples, so that an order's id is recognized among the values. */
const firstOrderId = 500_000

/**
 * Places an order of these lines by another customer for each `customer` (0 to 255), and returns the statements that it
 * sent.
 */
export async function recordOrder(
  marketplace: Marketplace,
  databaseUrl: string,
  lines: readonly RequestedLine[],
  customer: number,
): Promise<RecordedOrder> {
  const customerDigits = String(7_654_000 + customer)
  const { totals } = await quoteLines(marketplace, lines)
  await sql`select setval('orders_id_seq', greatest(${firstOrderId}, nextval('orders_id_seq')))`.execute(marketplace.db)
  const { pool, close } = connect({ url: databaseUrl })
  const statements: RecordedStatement[] = []
  const dialect = new PostgresDialect({ pool: kyselyPool(recordingPool(pool, statements)) })
  try {
    const outcome = await placeOrder(
      limitedTo(
        defaultRateLimits.order,
        { ...marketplace, db: new Kysely<Tables>({ dialect }) },
        `192.0.2.${customer}`,
      ),
      {
        customer: {
          name: 'Amel Ben Salah',
          email: `buyer2${customerDigits}@example.tn` as EmailAddress,
          phone: `+2162${customerDigits}` as Phone,
        },
        delivery: { address: '12 rue de la Kasbah', city: 'Nabeul' },
        ...{ lines, payment: 'cash-on-delivery', claimedTotal: totals.total, idempotencyKey: randomUUID() },
      },
    )
    if (outcome.outcome !== 'placed') throw new Error(`The order to record was not placed: ${outcome.outcome}`)
    const { id, number } = outcome.order
    return { statements: statements.slice(1, -1), orderId: id, orderNumber: number, customerDigits }
  } finally {
    await close()
  }
}

/** A pool whose connections add the statements that they send to a list. */
function recordingPool(pool: pg.Pool, statements: RecordedStatement[]): pg.Pool {
  const connect = async () => {
    const client = await pool.connect()
    const query = ({ text, values }: { text: string; values: unknown[] }) => {
      statements.push({ text, values })
      return client.query({ text, values })
    }
    return { query, release: (destroy?: boolean) => client.release(destroy) }
  }
  return { options: pool.options, connect } as unknown as pg.Pool
}

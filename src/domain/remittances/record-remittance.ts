import { sql } from 'kysely'
import { actorColumns } from '#domain/access/actor-columns.ts'
import { mayHandleOrders } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { recordAudit } from '#domain/audit/record-audit.ts'
import type { NewCashEntry } from '#domain/cash-book/cash-entry.ts'
import { postEntries } from '#domain/cash-book/post-entries.ts'
import { getCourier } from '#domain/couriers/list-couriers.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { type Millimes, millimes, sum } from '#domain/money.ts'
import { type OwedCash, owedCash } from './owed-cash.ts'
import { maxRemittedOrders, type RemittedOrder } from './remittance.ts'

export interface NewRemittance {
  /** Of the form: sent again, it records nothing more. */
  readonly submissionKey: string
  readonly courierId: number
  /** What came, in millimes; below zero where the shop paid the courier. */
  readonly received: Millimes
  readonly reference: string
  /** Why it is not what it should be; may be empty where it is. */
  readonly reason: string
  /** From 1 to `maxRemittedOrders`, each once. */
  readonly orders: readonly RemittedOrder[]
}

export type RemittanceOutcome =
  | { readonly outcome: 'recorded'; readonly id: number }
  /** The courier owes something else for these orders than the page said: somebody was faster. */
  | { readonly outcome: 'changed-meanwhile'; readonly orderIds: readonly number[] }
  /** It is not what it should be, in all or for an order, and nobody said why. Millimes. */
  | { readonly outcome: 'reason-needed'; readonly expected: Millimes; readonly difference: Millimes }

/**
 * Records what a courier remitted for the cash of orders, less its fees and the tax that it withheld. What is missing
 * or too much is posted to the orders that are named, and the rest to none. Throws NotFound for an unknown courier.
 */
export async function recordRemittance(
  marketplace: Marketplace,
  remittance: NewRemittance,
): Promise<RemittanceOutcome> {
  requireAllowed(mayHandleOrders(marketplace.actor))
  const { courierId, orders, received, reason } = remittance
  if (orders.length === 0 || orders.length > maxRemittedOrders) throw new RangeError('No orders, or too many at once')
  return inTransaction(marketplace, async (marketplace) => {
    const courier = await getCourier(marketplace, courierId)
    const balances = await lockBalances(marketplace, remittance)
    const known = await findRecorded(marketplace, remittance.submissionKey)
    if (known !== undefined) return { outcome: 'recorded', id: known }
    const changed = orders.filter(({ orderId, seenOwed }) => balances.get(orderId)?.owed !== seenOwed)
    if (changed.length > 0) return { outcome: 'changed-meanwhile', orderIds: changed.map(({ orderId }) => orderId) }

    const expected = sum(orders.map(({ seenOwed }) => seenOwed))
    const difference = millimes(received - expected)
    const isAsExpected = difference === 0 && orders.every((order) => order.difference === 0)
    if (!isAsExpected && reason === '') return { outcome: 'reason-needed', expected, difference }
    const withheldTax = sum([...balances.values()].map(({ withheldTax }) => withheldTax))
    const id = await insertRemittance(marketplace, remittance, { expected, withheldTax, balances })
    await insertOrders(marketplace, id, { orders, balances })
    await postEntries(marketplace, entriesOf(id, remittance, balances))
    await recordAudit(marketplace, {
      ...{ entity: 'remittance', id, action: 'recorded' },
      after: { courier: courier.name, orderCount: orders.length, expected, received, withheldTax, reason },
    })
    return { outcome: 'recorded', id }
  })
}

interface Balance extends OwedCash {
  /** Of the withheld tax, in hundredths of a percent. */
  readonly basisPoints: number
  /** The last entry of the order. */
  readonly lastEntryId: number
}

type Balances = ReadonlyMap<number, Balance>

/** Locks the orders in the order of their ids, and returns what the courier owes for each. */
async function lockBalances({ db }: Marketplace, { courierId, orders }: NewRemittance): Promise<Balances> {
  const ids = orders.map(({ orderId }) => orderId)
  await db.selectFrom('orders').select('id').where(sql<boolean>`id = any(${ids})`).orderBy('id').forUpdate().execute()
  const { rows } = await sql<Balance & { id: number }>`
    select order_id as id, collected, fees, "basisPoints", taxed, "withheldTax", owed,
      (select max(id) from cash_entries where cash_entries.order_id = cash.order_id) as "lastEntryId"
    from ${owedCash} as cash where courier_id = ${courierId} and order_id = any(${ids})`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}

async function findRecorded({ db }: Marketplace, submissionKey: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('remittances')
    .select('id')
    .where('submission_key', '=', submissionKey)
    .executeTakeFirst()
  return row?.id
}

async function insertRemittance(
  { actor, db, clock }: Marketplace,
  { submissionKey, courierId, received, reference, reason }: NewRemittance,
  { expected, withheldTax, balances }: { expected: Millimes; withheldTax: Millimes; balances: Balances },
): Promise<number> {
  const settled = [...balances.values()]
  const { id } = await db
    .insertInto('remittances')
    .values({
      ...{ courier_id: courierId, submission_key: submissionKey, reference, reason },
      ...{ expected_millimes: expected, received_millimes: received },
      withheld_tax_basis_points: settled[0]?.basisPoints ?? 0,
      taxed_millimes: sum(settled.map(({ taxed }) => taxed)),
      withheld_tax_millimes: withheldTax,
      ...{ ...actorColumns(actor), made_at: clock.now() },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function insertOrders(
  { db }: Marketplace,
  remittanceId: number,
  { orders, balances }: { orders: NewRemittance['orders']; balances: Balances },
): Promise<void> {
  const rows = orders.flatMap(({ orderId, difference }) => {
    const balance = balances.get(orderId)
    if (!balance) return []
    return {
      ...{ remittance_id: remittanceId, order_id: orderId, settles_through: balance.lastEntryId },
      ...{ collected_millimes: balance.collected, fees_millimes: balance.fees },
      ...{ withheld_tax_millimes: balance.withheldTax, difference_millimes: difference },
    }
  })
  await db.insertInto('remittance_orders').values(rows).execute()
}

function entriesOf(remittanceId: number, remittance: NewRemittance, balances: Balances): NewCashEntry[] {
  const { courierId, orders, received } = remittance
  const entries = orders.flatMap(({ orderId, difference }): NewCashEntry[] => {
    const balance = balances.get(orderId)
    if (!balance) return []
    return [
      {
        ...{ kind: 'remittance', orderId, courierId, remittanceId },
        postings: {
          collected: millimes(0 - balance.collected),
          ...{ withheld: balance.fees, 'withheld-tax': balance.withheldTax },
          remitted: millimes(balance.owed + difference),
          missing: millimes(0 - difference),
        },
      },
    ]
  })
  const named = sum(orders.map(({ seenOwed, difference }) => millimes(seenOwed + difference)))
  const unexplained = millimes(received - named)
  const postings = { remitted: unexplained, missing: millimes(0 - unexplained) }
  return [...entries, { kind: 'difference', courierId, remittanceId, postings }]
}
